// Characters without their accents, cedillas and tildes.

export function withoutDiacritics(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
