// What every page has around its content: the way past the header, the name, the links, the language switch.
import type { ComponentChildren } from 'preact';
import { chooseLanguage, inLanguage, LANGUAGES, language } from '../i18n/language.ts';

const texts = inLanguage({
  en: {
    skip: 'Skip to content',
    language: 'Language',
    pages: 'Pages',
    playground: 'Playground',
    console: 'Console',
    docs: 'API',
  },
  'pt-BR': {
    skip: 'Pular para o conteúdo',
    language: 'Idioma',
    pages: 'Páginas',
    playground: 'Experimentar',
    console: 'Painel',
    docs: 'API',
  },
});

const LANGUAGE_NAMES = { en: 'English', 'pt-BR': 'Português' } as const;

export interface ShellProps {
  readonly current: 'playground' | 'console';
  readonly children: ComponentChildren;
}

export function Shell({ current, children }: ShellProps) {
  const t = texts.value;
  return (
    <>
      <a class="skip-link" href="#content">
        {t.skip}
      </a>
      <header class="header">
        <span class="brand">Lavra</span>
        <nav class="nav" aria-label={t.pages}>
          <a href="/" aria-current={current === 'playground' ? 'page' : undefined}>
            {t.playground}
          </a>
          <a href="/console" aria-current={current === 'console' ? 'page' : undefined}>
            {t.console}
          </a>
          <a href="/docs">{t.docs}</a>
        </nav>
        <LanguageSwitch />
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

function LanguageSwitch() {
  return (
    <fieldset class="switch">
      <legend class="visually-hidden">{texts.value.language}</legend>
      {LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          class="switch-option"
          aria-pressed={language.value === code}
          onClick={() => chooseLanguage(code)}
        >
          {LANGUAGE_NAMES[code]}
        </button>
      ))}
    </fieldset>
  );
}
