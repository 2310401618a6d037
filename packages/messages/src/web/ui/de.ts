import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  cancel: 'Abbrechen',
  save: 'Speichern',
  close: 'Schließen',
  back: 'Zurück',
  tryAgain: 'Erneut versuchen',
  dismiss: 'Ausblenden',
  undo: 'Rückgängig',
  error: 'Fehler',
  loading: 'Wird geladen …',
  layers: 'Menüs und Hinweise',
  choose: 'Auswählen',
  choices: 'Auswahl',
  notifications: 'Benachrichtigungen (F8)',
} as const satisfies Translation<typeof en>;
