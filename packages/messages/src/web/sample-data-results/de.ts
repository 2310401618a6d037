import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  addFailed: 'Die Beispieldaten konnten nicht hinzugefügt werden',
  removed: 'Beispieldaten entfernt',
  removeFailed: 'Die Beispieldaten konnten nicht entfernt werden',
} as const satisfies Translation<typeof en>;
