import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  crewTitle: 'Crewmitglied löschen',
  crewQuestion:
    'Möchtest du dieses Crewmitglied wirklich löschen? Das lässt sich nicht rückgängig machen.',
  equipmentTitle: 'Ausrüstung löschen',
  equipmentQuestion:
    'Möchtest du diese Ausrüstung wirklich löschen? Das lässt sich nicht rückgängig machen.',
  locationTitle: 'Location löschen',
  locationQuestion:
    'Möchtest du diese Location wirklich löschen? Das lässt sich nicht rückgängig machen.',
  propTitle: 'Requisite löschen',
  propQuestion:
    'Möchtest du diese Requisite wirklich löschen? Das lässt sich nicht rückgängig machen.',
  costumeTitle: 'Kostüm löschen',
  costumeQuestion:
    'Möchtest du dieses Kostüm wirklich löschen? Das lässt sich nicht rückgängig machen.',
  kitTitle: 'Set löschen',
  kitQuestion: 'Möchtest du dieses Set wirklich löschen? Es bleibt 30 Tage im Papierkorb.',
  inKits: 'In den Sets {names}, und wird daraus entfernt',
  inKit: 'Im Set {names}, und wird daraus entfernt',
  delete: 'Löschen',
  uses: {
    one: 'Wird auch aus {count} Shooting entfernt',
    other: 'Wird auch aus {count} Shootings entfernt',
  },
} as const satisfies Translation<typeof en>;
