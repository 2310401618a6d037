import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  error: 'Fehler',
  notOpened: 'Das konnte nicht geöffnet werden',
  checkConnection: 'Bitte prüfe deine Verbindung und versuche es noch einmal.',
  nothingChanged: 'Es wurde nichts geändert',
  notSaved: 'Nicht gespeichert',
  otherAccount:
    'Du hast dich in einem anderen Tab mit einem anderen Konto angemeldet. Um das zu speichern, melde dich dort mit dem vorherigen Konto an.',
  stalled: 'Die Verbindung ist ins Stocken geraten',
} as const satisfies Translation<typeof en>;
