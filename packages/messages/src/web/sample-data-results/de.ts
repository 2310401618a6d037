import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  added: 'Beispieldaten hinzugefügt',
  removeAnytime: 'Du kannst sie jederzeit entfernen.',
  addFailed: 'Die Beispieldaten konnten nicht hinzugefügt werden',
  removed: 'Beispieldaten entfernt',
  removeFailed: 'Die Beispieldaten konnten nicht entfernt werden',
} as const satisfies Translation<typeof en>;
