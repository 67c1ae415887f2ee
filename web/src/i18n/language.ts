// The language of the pages: the browser's choice until the switch is used, then what the switch said last.
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';

export const LANGUAGES = ['en', 'pt-BR'] as const;
export type Language = (typeof LANGUAGES)[number];

const STORAGE_KEY = 'lavra.language';

/** The same words in every language; functions where a sentence has parameters. */
export type Translations<Texts> = Readonly<Record<Language, Texts>>;

export const language = signal<Language>(storedLanguage() ?? preferredLanguage(navigator.languages));

effect(() => {
  document.documentElement.lang = language.value;
});

export function chooseLanguage(chosen: Language): void {
  language.value = chosen;
  try {
    localStorage.setItem(STORAGE_KEY, chosen);
  } catch {
    // A browser that keeps nothing asks again at the next visit.
  }
}

/** The texts in the language of the moment: read `.value` inside a component and it is drawn again at a switch. */
export function inLanguage<Texts>(translations: Translations<Texts>): ReadonlySignal<Texts> {
  return computed(() => translations[language.value]);
}

/** Any Portuguese is better served by ours than by English. */
export function preferredLanguage(preferences: readonly string[]): Language {
  for (const preference of preferences) {
    if (/^pt\b/i.test(preference)) return 'pt-BR';
    if (/^en\b/i.test(preference)) return 'en';
  }
  return 'en';
}

function storedLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return LANGUAGES.find((known) => known === stored);
  } catch {
    return undefined;
  }
}
