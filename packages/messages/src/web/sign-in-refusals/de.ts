import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  unreachable:
    'Lensemble ist nicht erreichbar. Bitte prüfe deine Verbindung und versuche es noch einmal.',
  serviceUnreachable:
    'Der Anmeldedienst ist nicht erreichbar. Bitte prüfe deine Verbindung und versuche es noch einmal.',
  unknown: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  noSession: 'Keine Sitzung erhalten',
  sessionFailed: 'Die Sitzung konnte nicht gestartet werden',
  sentence: '{text}.',
  withCause: '{text}. {cause}',
  againInSeconds: {
    one: '{sentence} In {count} Sekunde kannst du es noch einmal versuchen.',
    other: '{sentence} In {count} Sekunden kannst du es noch einmal versuchen.',
  },
  againInMinutes: {
    one: '{sentence} In {count} Minute kannst du es noch einmal versuchen.',
    other: '{sentence} In {count} Minuten kannst du es noch einmal versuchen.',
  },
  againInHours: {
    one: '{sentence} In {count} Stunde kannst du es noch einmal versuchen.',
    other: '{sentence} In {count} Stunden kannst du es noch einmal versuchen.',
  },
  confirmationRequired: 'E-Mail-Bestätigung nötig',
  confirmBefore: 'Bitte bestätige zuerst dein Konto: Wir haben dir eine E-Mail geschickt.',
  linkNotValid: 'Dieser Link ist nicht mehr gültig. Bitte fordere einen neuen an.',
  canceled: 'Die Anmeldung wurde abgebrochen.',
  notCompleted: 'Die Anmeldung wurde nicht abgeschlossen. Bitte versuche es noch einmal.',
} as const satisfies Translation<typeof en>;
