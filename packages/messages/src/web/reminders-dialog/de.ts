import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Erinnerung senden?',
  description:
    'Die Crew bekommt den Plan per E-Mail, mit einem Termin für den Kalender. Um zu fragen, wer kommt, sende stattdessen das Callsheet.',
  descriptionUnsaved:
    'Die Crew bekommt den Plan per E-Mail, mit einem Termin für den Kalender. Um zu fragen, wer kommt, sende stattdessen das Callsheet. Nicht gespeicherte Änderungen werden vorher gespeichert.',
  loading: 'Crew wird geladen',
  notLoaded: 'Die Crewliste konnte nicht geladen werden.',
  recipients: 'Empfänger',
  person: '{name}, {role}',
  noAddress: {
    one: '{names} hat keine E-Mail-Adresse.',
    other: '{names} haben keine E-Mail-Adresse.',
  },
  needsAddress:
    'Trage bei einem Crewmitglied eine E-Mail-Adresse ein, um eine Erinnerung zu senden.',
  unsubscribed: {
    one: '{names} möchte keine E-Mails dieses Teams.',
    other: '{names} möchten keine E-Mails dieses Teams.',
  },
  neverSent: 'Für dieses Shooting wurde noch keine Erinnerung verschickt.',
  cancel: 'Abbrechen',
  tryAgain: 'Erneut versuchen',
  send: 'Senden',
  sendTo: { one: 'An {count} Person senden', other: 'An {count} Personen senden' },
} as const satisfies Translation<typeof en>;
