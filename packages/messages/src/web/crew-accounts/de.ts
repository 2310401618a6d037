import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Mitglied',
  you: 'Du',
  isYou: 'Das bist du.',
  isMember: '{name} ist diese Person.',
  isNone: 'Diese Person ist mit keinem Mitglied des Teams verknüpft.',
  otherEntry: 'Du bist {name} in der Crew-Liste.',
  thisIsMe: 'Das bin ich',
  notMe: 'Das bin ich nicht',
  choose: 'Verknüpftes Mitglied',
  none: 'Kein Mitglied',
  failed: 'Nicht gespeichert, welches Mitglied das ist',
  question: 'Bist du das?',
  questionText: '{name} in der Crew-Liste hat deine E-Mail-Adresse.',
  dismiss: 'Bin ich nicht',
  noEntry: 'Du stehst noch nicht in der Crew-Liste',
  noEntryText:
    'Füge dich in einem Shooting mit „Crew hinzufügen“ und dann „Ich“ hinzu. Gibt es in der Crew-Liste einen Eintrag von dir, wähle dort „Das bin ich“. Dann findet dieser Filter deine Shootings.',
  toCrew: 'Zur Crew',
  inNone: 'Du gehörst bei keinem dieser Shootings zur Crew',
  gone: 'ehemaliges Mitglied',
} as const satisfies Translation<typeof en>;
