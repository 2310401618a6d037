import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  name: 'Tableau des shootings',
  shoots: 'Shootings',
  columns: 'Colonnes',
  title: 'Titre',
  status: 'Statut',
  date: 'Date',
  time: 'Heure',
  readiness: 'Préparation',
  duration: 'Durée',
  place: 'Lieu',
  crew: 'Participants',
  costumes: 'Costumes',
  description: 'Description',
  shared: 'Partagé',
  yes: 'Oui',
  created: 'Créé',
  updated: 'Modifié',
  noMatch: 'Aucun shooting ne correspond aux filtres choisis',
  hidden: 'Le filtre les masque.',
  nothingPlanned: 'Rien de prévu pour l’instant',
  firstShoot: 'Votre premier shooting apparaîtra ici.',
} as const satisfies Translation<typeof en>;
