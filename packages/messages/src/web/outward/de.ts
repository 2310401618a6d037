import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  sendCallSheet: 'Callsheet senden',
  sendDates: 'Termine senden',
  calendar: 'Kalender',
  docs: 'Docs',
  reminders: 'Erinnern',
  callSheet: 'Callsheet',
  dates: 'Termine',
  aboutCallSheet: 'Fragt alle einzeln per E-Mail, ob sie kommen, auf einer eigenen Seite',
  aboutDates: 'Fragt alle einzeln per E-Mail, wann sie kommen können',
  aboutCalendar:
    'Trägt dieses Shooting in deinen Google Kalender ein. Ohne Google lädt es eine Kalenderdatei herunter',
  aboutDocs: 'Erstellt ein Callsheet: Google-Dokument, Word-Datei oder PDF',
  aboutReminders: 'Schickt der Crew den Plan per E-Mail, ohne um eine Antwort zu bitten',
  crewFirst: 'Füge dem Shooting zuerst Crew hinzu',
  isOver: 'Dieses Shooting ist vorbei',
  documentCreated: 'Callsheet erstellt',
  eventCreated: 'Kalendertermin erstellt',
  open: 'Öffnen',
  word: 'Word',
  dismiss: 'Ausblenden',
  nextReminder: 'Die nächste Erinnerung wird am {date} verschickt.',
  nextOnceSaved: 'Nach dem Speichern wird die nächste Erinnerung am {date} verschickt.',
  hadNoAddress: { one: '{names} hatte keine Adresse.', other: '{names} hatten keine Adresse.' },
  willBeTold:
    'Wer sie bekommen hat, erhält eine E-Mail, wenn sich der Plan ändert oder die Person nicht mehr dabei ist.',
  eventRefused: 'Der Kalendertermin konnte nicht aktualisiert werden. {reason}',
} as const satisfies Translation<typeof en>;
