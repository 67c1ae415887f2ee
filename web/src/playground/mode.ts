// Which half of the playground is shown: one certificate, or many files.
import { signal } from '@preact/signals';

export type Mode = 'one' | 'many';

export const mode = signal<Mode>('one');
