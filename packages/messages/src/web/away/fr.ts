import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Absences',
  hint: 'Jours où cette personne ne peut pas venir. Ils sont enregistrés aussitôt.',
  from: 'Du',
  to: 'Au',
  optional: 'facultatif',
  add: 'Ajouter',
  remove: 'Retirer {days}',
  added: 'Absence ajoutée : {days}',
  removed: 'Absence retirée : {days}',
  notAdded: 'Impossible d’ajouter ces jours',
  notRemoved: 'Impossible de retirer ces jours',
  notLoaded: 'Les absences n’ont pas été chargées.',
  tryAgain: 'Réessayer',
} as const satisfies Translation<typeof en>;
