// Where the API key is typed in. It stays in this page's memory: no form is submitted, nothing is stored.
import { useId } from 'preact/hooks';
import { apiKey } from '../api/key.ts';
import { inLanguage } from '../i18n/language.ts';

const texts = inLanguage({
  en: { label: 'API key', hint: 'Kept in the memory of this page only: it is gone when you close it.' },
  'pt-BR': { label: 'Chave da API', hint: 'Fica só na memória desta página: some quando você a fecha.' },
});

export function KeyForm() {
  const id = useId();
  const t = texts.value;
  return (
    <div class="field key-form">
      <label class="field-label" for={id}>
        {t.label}
      </label>
      {/* Of type text: password managers would offer to keep a password. */}
      <input
        id={id}
        type="text"
        class="masked"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-describedby={`${id}-hint`}
        value={apiKey.value}
        onInput={({ currentTarget }) => {
          apiKey.value = currentTarget.value.trim();
        }}
      />
      <p id={`${id}-hint`} class="small muted">
        {t.hint}
      </p>
    </div>
  );
}
