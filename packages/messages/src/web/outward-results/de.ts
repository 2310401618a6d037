import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  error: 'Fehler',
  unreachable:
    'Der Server ist nicht erreichbar. Bitte versuche es noch einmal, sobald er antwortet.',
  popupBlocked: 'Pop-up blockiert',
  allowPopups: 'Bitte erlaube Pop-ups, um Google zu autorisieren',
  googleNotSetUp: 'Google ist auf diesem Server nicht eingerichtet',
  eventFailedTitle: 'Termin nicht erstellt',
  eventFailed: 'Der Kalendertermin konnte nicht erstellt oder aktualisiert werden',
  eventCreated: 'Kalendertermin erstellt',
  openFile: 'Öffne die heruntergeladene Datei mit deinem Kalender.',
  eventExistsTitle: 'Termin existiert schon',
  eventExists: 'Dieses Shooting ist schon in deinem Google Kalender.',
  documentFailed: 'Das Dokument konnte nicht erstellt oder aktualisiert werden',
  exported: 'Export erfolgreich',
  exportFailed: 'Export fehlgeschlagen',
  remindersSent: 'Erinnerungen verschickt',
  savedFirst: 'Shooting gespeichert. {message}',
  remindersFailedTitle: 'Erinnerungen nicht verschickt',
  remindersFailed: 'Die Erinnerungen konnten nicht verschickt werden',
} as const satisfies Translation<typeof en>;
