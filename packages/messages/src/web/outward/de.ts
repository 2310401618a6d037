import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  calendar: 'Kalender',
  docs: 'Docs',
  reminders: 'Erinnern',
  crewFirst: 'Füge dem Shooting zuerst Crew hinzu',
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
  eventRefused: 'Der Kalendertermin konnte nicht aktualisiert werden. {reason}.',
} as const satisfies Translation<typeof en>;
