// A button that copies a text and says that it did.
import { useState } from 'preact/hooks';
import { copyText } from '../files/save.ts';
import { inLanguage } from '../i18n/language.ts';

const texts = inLanguage({
  en: { copied: 'Copied', failed: 'Could not copy' },
  'pt-BR': { copied: 'Copiado', failed: 'Não foi possível copiar' },
});

const SHOWN_MS = 2_000;

export function CopyButton({ name, text }: { readonly name: string; readonly text: () => string }) {
  const [said, say] = useState('');
  const copy = async () => {
    say((await copyText(text())) ? texts.value.copied : texts.value.failed);
    setTimeout(() => say(''), SHOWN_MS);
  };
  return (
    <>
      <button type="button" class="button" onClick={copy}>
        {said || name}
      </button>
      <span role="status" class="visually-hidden">
        {said}
      </span>
    </>
  );
}
