// The keys of an organization: made, shown this once, revoked.
import { useRef, useState } from 'preact/hooks';
import { formatTime } from '../i18n/format.ts';
import { inLanguage } from '../i18n/language.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { ConsoleError, get, send } from './api.ts';
import type { ConsoleCreatedKey, ConsoleKey, ConsoleKeys } from './contract.ts';
import { useLoaded } from './load.ts';
import { ErrorNotice, Field, Form, Select, Show, Table } from './parts.tsx';

const texts = inLanguage({
  en: {
    create: 'Create a key',
    kind: 'Kind',
    kinds: { live: 'live', test: 'test' },
    expires: 'Expires on (optional)',
    created: 'Copy the key now: it is shown this once, and nobody can look it up.',
    copy: 'Copy key',
    done: 'I have it',
    table: 'Keys',
    ends: 'Ends with',
    createdAt: 'Created',
    state: 'State',
    active: 'active',
    until: (time: string) => `active until ${time}`,
    expired: (time: string) => `expired ${time}`,
    revoked: (time: string) => `revoked ${time}`,
    revoke: 'Revoke',
    revokeKey: (lastFour: string) => `Revoke the key that ends with ${lastFour}`,
    sure: (lastFour: string) => `Refuse every request with the key that ends with ${lastFour}? This cannot be undone.`,
    cancel: 'Keep it',
    none: 'There are no keys yet.',
  },
  'pt-BR': {
    create: 'Criar uma chave',
    kind: 'Tipo',
    kinds: { live: 'live', test: 'test' },
    expires: 'Expira em (opcional)',
    created: 'Copie a chave agora: ela é mostrada só esta vez e ninguém pode consultá-la.',
    copy: 'Copiar chave',
    done: 'Já guardei',
    table: 'Chaves',
    ends: 'Termina em',
    createdAt: 'Criada',
    state: 'Estado',
    active: 'ativa',
    until: (time: string) => `ativa até ${time}`,
    expired: (time: string) => `expirou ${time}`,
    revoked: (time: string) => `revogada ${time}`,
    revoke: 'Revogar',
    revokeKey: (lastFour: string) => `Revogar a chave que termina em ${lastFour}`,
    sure: (lastFour: string) =>
      `Recusar toda solicitação com a chave que termina em ${lastFour}? Não há como desfazer.`,
    cancel: 'Manter',
    none: 'Ainda não há chaves.',
  },
});

export function KeysView({ path }: { readonly path: string }) {
  const t = texts.value;
  const keys = useLoaded(`${path}/keys`, () => get<ConsoleKeys>(`${path}/keys`));
  const [created, setCreated] = useState<ConsoleCreatedKey>();
  const [revoking, setRevoking] = useState<ConsoleKey>();
  return (
    <div class="stack">
      <div class="card stack narrow">
        <h3>{t.create}</h3>
        {created ? (
          <div class="notice notice-good" role="status">
            <p>{t.created}</p>
            <code class="secret">{created.secret}</code>
            <div class="row">
              <CopyButton name={t.copy} text={() => created.secret} />
              <button type="button" class="button button-quiet" onClick={() => setCreated(undefined)}>
                {t.done}
              </button>
            </div>
          </div>
        ) : (
          <Form
            label={t.create}
            action={t.create}
            onSend={async ({ kind = 'live', expiresAt = '' }) => {
              const body = { kind, expiresAt: expiresAt === '' ? null : endOfDay(expiresAt) };
              setCreated(await send<ConsoleCreatedKey>('POST', `${path}/keys`, body));
              await keys.again();
              return '';
            }}
          >
            {(error) => (
              <>
                <Select label={t.kind} name="kind" options={Object.entries(t.kinds)} />
                <Field name="expiresAt" label={t.expires} error={error} type="date" />
              </>
            )}
          </Form>
        )}
      </div>
      <Show loaded={keys}>
        {({ keys: all }) =>
          all.length === 0 ? (
            <p class="muted">{t.none}</p>
          ) : (
            <Table label={t.table}>
              <thead>
                <tr>
                  <th scope="col">{t.ends}</th>
                  <th scope="col">{t.state}</th>
                  <th scope="col">
                    <span class="visually-hidden">{t.revoke}</span>
                  </th>
                  <th scope="col">{t.kind}</th>
                  <th scope="col">{t.createdAt}</th>
                </tr>
              </thead>
              <tbody>
                {all.toReversed().map((key) => (
                  <tr key={key.id}>
                    <td>
                      <code>…{key.lastFour}</code>
                    </td>
                    <td>
                      <span class={`badge ${isActive(key) ? 'badge-good' : 'badge-bad'}`}>{stateOf(key)}</span>
                    </td>
                    <td>
                      {isActive(key) && (
                        <button
                          type="button"
                          class="button"
                          aria-label={t.revokeKey(key.lastFour)}
                          onClick={() => setRevoking(key)}
                        >
                          {t.revoke}
                        </button>
                      )}
                    </td>
                    <td>{t.kinds[key.kind]}</td>
                    <td class="nowrap">{formatTime(key.createdAt)}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )
        }
      </Show>
      {revoking && (
        <Confirm
          apiKey={revoking}
          onEnd={async (isRevoked) => {
            setRevoking(undefined);
            if (isRevoked) await keys.again();
          }}
        />
      )}
    </div>
  );
}

/** A dialog of the browser's own: it holds the focus, and Escape keeps the key. */
function Confirm({ apiKey, onEnd }: { readonly apiKey: ConsoleKey; readonly onEnd: (isRevoked: boolean) => void }) {
  const t = texts.value;
  const [error, setError] = useState<ConsoleError>();
  const opened = useRef<HTMLDialogElement>(null);
  const revoke = async () => {
    try {
      await send('DELETE', `/keys/${apiKey.id}`);
      onEnd(true);
    } catch (thrown) {
      if (!(thrown instanceof ConsoleError)) throw thrown;
      setError(thrown);
    }
  };
  return (
    <dialog
      class="card stack"
      aria-label={t.revoke}
      ref={(dialog) => {
        if (dialog && opened.current !== dialog) dialog.showModal();
        opened.current = dialog;
      }}
      onClose={() => onEnd(false)}
    >
      <p>{t.sure(apiKey.lastFour)}</p>
      <ErrorNotice error={error} />
      <div class="row">
        <button type="button" class="button button-danger" onClick={revoke}>
          {t.revoke}
        </button>
        <button type="button" class="button" onClick={() => opened.current?.close()}>
          {t.cancel}
        </button>
      </div>
    </dialog>
  );
}

function isActive({ revokedAt, expiresAt }: ConsoleKey): boolean {
  return revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > Date.now());
}

function stateOf(key: ConsoleKey): string {
  const t = texts.value;
  if (key.revokedAt !== null) return t.revoked(formatTime(key.revokedAt));
  if (key.expiresAt === null) return t.active;
  return isActive(key) ? t.until(formatTime(key.expiresAt)) : t.expired(formatTime(key.expiresAt));
}

/** The last moment of a day where the reader is. */
function endOfDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 23, 59, 59).toISOString();
}
