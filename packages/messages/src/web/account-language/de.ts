import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Sprache',
  hint: 'Auch für E-Mails und Callsheets.',
  failed: 'Die Sprache konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
} as const satisfies Translation<typeof en>;
