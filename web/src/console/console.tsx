// The console: who is signed in, and what is theirs to see.
import { useEffect } from 'preact/hooks';
import { formatTime } from '../i18n/format.ts';
import { inLanguage } from '../i18n/language.ts';
import { Shell } from '../ui/shell.tsx';
import { ConsoleError, get, send, session } from './api.ts';
import type { ConsoleSession } from './contract.ts';
import { OperatorView } from './operator-view.tsx';
import { OrganizationView } from './organization-view.tsx';
import { SignIn } from './sign-in.tsx';

const texts = inLanguage({
  en: {
    title: 'Console',
    operator: 'Operator',
    owner: 'Organization owner',
    until: (time: string) => `signed in until ${time}`,
    signOut: 'Sign out',
    loading: 'Loading …',
  },
  'pt-BR': {
    title: 'Painel',
    operator: 'Operador',
    owner: 'Titular da organização',
    until: (time: string) => `sessão até ${time}`,
    signOut: 'Sair',
    loading: 'Carregando …',
  },
});

export function Console() {
  const t = texts.value;
  useEffect(() => {
    get<ConsoleSession>('/session').then(
      (found) => {
        session.value = found;
      },
      () => {
        session.value = null;
      },
    );
  }, []);
  const signedIn = session.value;
  return (
    <Shell current="console">
      <div class="row console-head">
        <h1>{t.title}</h1>
        {signedIn && <SignedIn session={signedIn} />}
      </div>
      {signedIn === undefined && <p class="muted">{t.loading}</p>}
      {signedIn === null && <SignIn />}
      {signedIn?.role === 'operator' && <OperatorView />}
      {signedIn?.organizationId && <OrganizationView organizationId={signedIn.organizationId} isOperator={false} />}
    </Shell>
  );
}

function SignedIn({ session: { role, expiresAt } }: { readonly session: ConsoleSession }) {
  const t = texts.value;
  const signOut = async () => {
    try {
      await send('DELETE', '/session');
    } catch (error) {
      if (!(error instanceof ConsoleError)) throw error;
    }
    session.value = null;
  };
  return (
    <div class="row">
      <span class="badge">{role === 'operator' ? t.operator : t.owner}</span>
      <span class="small muted">{t.until(formatTime(expiresAt))}</span>
      <button type="button" class="button" onClick={signOut}>
        {t.signOut}
      </button>
    </div>
  );
}
