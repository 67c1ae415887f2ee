// Letters without their accents, cedillas and tildes.

export function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
