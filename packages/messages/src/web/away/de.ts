import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Abwesend',
  hint: 'Tage, an denen diese Person nicht kommen kann. Sie werden sofort gespeichert.',
  from: 'Von',
  to: 'Bis',
  optional: 'freiwillig',
  add: 'Hinzufügen',
  remove: '{days} entfernen',
  added: 'Abwesend {days} hinzugefügt',
  removed: 'Abwesend {days} entfernt',
  notAdded: 'Die Tage wurden nicht hinzugefügt',
  notRemoved: 'Die Tage wurden nicht entfernt',
  notLoaded: 'Die Tage der Abwesenheit wurden nicht geladen.',
  tryAgain: 'Erneut versuchen',
} as const satisfies Translation<typeof en>;
