// Signing in with a token that an operator made.
import { inLanguage } from '../i18n/language.ts';
import { send, session } from './api.ts';
import type { ConsoleSession } from './contract.ts';
import { Field, Form } from './parts.tsx';

const texts = inLanguage({
  en: {
    intro: 'Balance, usage and keys of your organization; for operators everything else too.',
    token: 'Token',
    hint: 'Your operator makes it: lavra console-token create. It is sent once, to open a session of an hour.',
    action: 'Sign in',
  },
  'pt-BR': {
    intro: 'Saldo, uso e chaves da sua organização; para operadores, também todo o resto.',
    token: 'Token',
    hint: 'Seu operador o cria: lavra console-token create. Ele é enviado uma vez, para abrir uma sessão de uma hora.',
    action: 'Entrar',
  },
});

export function SignIn() {
  const t = texts.value;
  return (
    <div class="card stack narrow">
      <p class="muted">{t.intro}</p>
      <Form
        label={t.action}
        action={t.action}
        onSend={async ({ token = '' }) => {
          session.value = await send<ConsoleSession>('POST', '/session', { token });
          return undefined;
        }}
      >
        {(error) => (
          <Field name="token" label={t.token} hint={t.hint} error={error} type="password" autoComplete="off" />
        )}
      </Form>
    </div>
  );
}
