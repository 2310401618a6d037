import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  cancel: 'Abbrechen',
  save: 'Speichern',
  close: 'Schließen',
  dismiss: 'Ausblenden',
  layers: 'Menüs und Hinweise',
  choose: 'Auswählen',
  choices: 'Auswahl',
  notifications: 'Benachrichtigungen (F8)',
  routeLoading: 'Wird geladen',
  replacing: 'Wird ersetzt …',
  filterByStatus: 'Nach Status filtern',
  previousMonth: 'Vorheriger Monat',
  nextMonth: 'Nächster Monat',
  previousWeek: 'Vorherige Woche',
  nextWeek: 'Nächste Woche',
} as const satisfies Translation<typeof en>;
