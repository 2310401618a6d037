import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  filters: 'Filtrer les shootings',
  search: 'Rechercher des shootings',
  mine: 'Mes shootings',
  person: 'Personne',
  costume: 'Costume',
  place: 'Lieu',
  month: 'Mois',
  anyPerson: 'Personne : toutes',
  anyCostume: 'Costume : tous',
  anyPlace: 'Lieu : tous',
  anyMonth: 'Mois : tous',
  choice: '{name} ({count})',
  noLocation: 'Sans lieu',
  noDate: 'Pas encore de date',
  notFound: 'Introuvable',
  clear: 'Effacer les filtres',
  namesFailed: 'Impossible de charger les personnes et les costumes',
  noMatch: 'Aucun shooting ne correspond aux filtres choisis',
  found: { one: '{found} sur {count} shooting', other: '{found} sur {count} shootings' },
} as const satisfies Translation<typeof en>;
