import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  bar: 'Ausgewählte Shootings',
  clear: 'Auswahl aufheben',
  selected: { one: '{number} ausgewählt', other: '{number} ausgewählt' },
  tooMany: {
    one: '{count} ausgewählt, höchstens {most} auf einmal',
    other: '{count} ausgewählt, höchstens {most} auf einmal',
  },
  move: 'Verschieben',
  duplicate: 'Duplizieren',
  keepDates: 'Mit Datum',
  noDates: 'Kein Datum',
  delete: 'Löschen',
  duplicated: { one: '{count} Shooting dupliziert', other: '{count} Shootings dupliziert' },
  duplicatedSome: {
    one: '{made} von {count} Shooting dupliziert',
    other: '{made} von {count} Shootings dupliziert',
  },
  notDuplicated: 'Die Shootings konnten nicht dupliziert werden',
  deleteTitle: { one: 'Shooting löschen', other: 'Shootings löschen' },
  deleteText: {
    one: 'Möchtest du dieses Shooting wirklich löschen? Es bleibt 30 Tage im Papierkorb.',
    other:
      'Möchtest du diese {count} Shootings wirklich löschen? Sie bleiben 30 Tage im Papierkorb.',
  },
  andMore: { one: 'und {count} weiteres', other: 'und {count} weitere' },
  changed: '„{title}“ wurde inzwischen geändert. Es wurde nichts gelöscht.',
  nothingChanged: 'Es wurde nichts geändert. Bitte versuche es noch einmal.',
  notDeleted: 'Die Shootings konnten nicht gelöscht werden',
  deleted: { one: 'Shooting gelöscht', other: '{count} Shootings gelöscht' },
} as const satisfies Translation<typeof en>;
