// Labels that a form repeats in another language: "Nome completo / Full name". The second one is no value.
import type { Word } from '../../../../ocr/page-text.ts';
import { fold } from '../../../text/fold.ts';

/** What such labels are made of in English, Spanish and French, the languages of bilingual certificates. */
const WORDS = new Set(
  `full name first last given family surname date day month year of birth time hour sex gender place city town state country
  municipality district origin nationality mother father parent parents mothers fathers s maternal paternal grandparents
  grandfather grandmother twin twins registration registry registered registrar register record entry number no book page sheet
  certificate office officer official issue issued issuance remarks notes annotations amendments live declaration statement
  tax id taxpayer individual seal stamp facility birthplace the and or in at with child person
  nombre completo apellido apellidos fecha dia mes ano nacimiento nacido lugar hora sexo ciudad provincia madre
  padre padres abuelos abuelo abuela maternos paternos materno paterno gemelo gemelos registro inscripcion numero libro folio
  acta oficina oficial emision expedicion observaciones anotaciones notas sello certificado matricula del de la el y en los las
  nom prenom prenoms complet jour mois annee naissance heure sexe lieu ville etat mere pere grands parents maternels paternels
  jumeau jumeaux enregistrement numero livre feuillet acte bureau civil officier delivrance mentions marginales modifications sceau
  numerique origine fiscal declaration du des d l le et`.split(/\s+/),
);

/** @returns how many words behind a label say it again in another language, the sign between them counted. */
export function otherLanguage(words: readonly Word[]): number {
  let count = 0;
  for (const { text } of words) {
    const parts = fold(text)
      .split(/[^a-z]+/)
      .filter(Boolean);
    if (!parts.every((part) => WORDS.has(part)) || /\d/.test(text)) break;
    count++;
  }
  const said = words.slice(0, count);
  // A reader may lose the sign, but then nothing else stands in the line.
  const isApart = /^[/|–—-]/.test(said[0]?.text ?? '') || count === words.length;
  return isApart && said.some(({ text }) => /\p{L}{3}/u.test(text)) ? count : 0;
}
