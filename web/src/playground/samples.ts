// The certificates to try with one click: made-up people, drawn by the generator that the tests use.

import photoUrl from '../../../tests/fixtures/samples/certidao.jpg?url';
import sidewaysUrl from '../../../tests/fixtures/samples/de-lado.jpg?url';
import pdfUrl from '../../../tests/fixtures/samples/digital.pdf?url';
import foldedUrl from '../../../tests/fixtures/samples/dobrada.jpg?url';
import typedUrl from '../../../tests/fixtures/samples/texto-corrido.png?url';
import type { Translations } from '../i18n/language.ts';

export const SAMPLES = {
  photo: { url: photoUrl, name: 'certidao.jpg' },
  pdf: { url: pdfUrl, name: 'digital.pdf' },
  typed: { url: typedUrl, name: 'texto-corrido.png' },
  sideways: { url: sidewaysUrl, name: 'de-lado.jpg' },
  folded: { url: foldedUrl, name: 'dobrada.jpg' },
} as const;
export type SampleName = keyof typeof SAMPLES;

export const SAMPLE_TITLES: Translations<Readonly<Record<SampleName, string>>> = {
  en: {
    photo: 'A photo',
    pdf: 'A PDF',
    typed: 'A typed page',
    sideways: 'Lying sideways',
    folded: 'Folded paper',
  },
  'pt-BR': {
    photo: 'Uma foto',
    pdf: 'Um PDF',
    typed: 'Página datilografada',
    sideways: 'Deitada',
    folded: 'Papel dobrado',
  },
};

/** @throws TypeError when the connection is lost. */
export async function fetchSample(name: SampleName): Promise<Blob> {
  const response = await fetch(SAMPLES[name].url);
  return response.blob();
}
