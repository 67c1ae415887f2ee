// What the console's parts share: a form that says what is wrong at its fields, notices, what is still loading.
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { inLanguage } from '../i18n/language.ts';
import { ConsoleError } from './api.ts';
import type { Loaded } from './load.ts';

const texts = inLanguage({
  en: { loading: 'Loading …', again: 'Try again' },
  'pt-BR': { loading: 'Carregando …', again: 'Tentar de novo' },
});

export function ErrorNotice({ error }: { readonly error: ConsoleError | undefined }) {
  if (!error) return null;
  return (
    <p class="notice notice-bad" role="alert">
      {error.message}
    </p>
  );
}

/** Shows what was loaded; before that, that it is coming, or why it is not. */
export function Show<Value>({
  loaded,
  children,
}: {
  readonly loaded: Loaded<Value>;
  readonly children: (value: Value) => ComponentChildren;
}) {
  if (loaded.error) {
    return (
      <div class="stack">
        <ErrorNotice error={loaded.error} />
        <button type="button" class="button start" onClick={() => void loaded.again()}>
          {texts.value.again}
        </button>
      </div>
    );
  }
  if (loaded.value === undefined) return <p class="muted">{texts.value.loading}</p>;
  return <>{children(loaded.value)}</>;
}

export interface FormProps {
  readonly label: string;
  readonly action: string;
  /** The values by the names of the fields. @throws ConsoleError, which the form shows */
  readonly onSend: (values: Readonly<Record<string, string>>) => Promise<string | undefined>;
  readonly children: (error: ConsoleError | undefined) => ComponentChildren;
}

/** Sent by the keyboard, too; what comes back is said to screen readers. */
export function Form({ label, action, onSend, children }: FormProps) {
  const [error, setError] = useState<ConsoleError>();
  const [said, say] = useState('');
  const [isSending, setSending] = useState(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const values = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const),
    );
    setSending(true);
    say('');
    try {
      const done = await onSend(values);
      setError(undefined);
      say(done ?? '');
      if (done !== undefined) form.reset();
    } catch (thrown) {
      if (!(thrown instanceof ConsoleError)) throw thrown;
      setError(thrown);
    } finally {
      setSending(false);
    }
  };
  return (
    <form class="stack" aria-label={label} onSubmit={submit} noValidate>
      {children(error)}
      <ErrorNotice error={error} />
      <div class="row">
        <button type="submit" class="button button-primary" disabled={isSending}>
          {action}
        </button>
        <span role="status" class="small">
          {said}
        </span>
      </div>
    </form>
  );
}

export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error: ConsoleError | undefined;
  /** As the API calls it, where the form calls it otherwise. */
  readonly apiName?: string;
  readonly type?: 'text' | 'password' | 'date';
  readonly inputMode?: 'numeric' | 'decimal' | 'text';
  readonly value?: string;
  readonly autoComplete?: string;
  readonly class?: string;
}

export function Field({ name, label, hint, error, apiName = name, class: kind, value = '', ...input }: FieldProps) {
  const id = useId();
  const problem = error?.problemOf(apiName);
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        class={kind}
        defaultValue={value}
        aria-invalid={problem ? 'true' : undefined}
        aria-describedby={described || undefined}
        autocapitalize="off"
        spellcheck={false}
        {...(input as { type?: 'text' })}
      />
      {hint && (
        <span id={`${id}-hint`} class="small muted">
          {hint}
        </span>
      )}
      {problem && (
        <span id={`${id}-problem`} class="small problem">
          {problem}
        </span>
      )}
    </div>
  );
}

export interface SelectProps {
  readonly label: string;
  readonly name: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

export function Select({ label, name, options, value, onChange }: SelectProps) {
  const id = useId();
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <select id={id} name={name} value={value} onChange={({ currentTarget }) => onChange?.(currentTarget.value)}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A table that scrolls by itself where it is wider than the page, by the keyboard, too. */
export function Table({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section class="scroll" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}

/** A number as a person of either language types it; NaN for what is none, so that the service names the field. */
export function typedNumber(text: string | undefined): number {
  return text === undefined || text === '' ? Number.NaN : Number(text.replace(',', '.'));
}
