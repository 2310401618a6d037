import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  sortBy: 'Trier : {order}',
  newest: 'Plus récents d’abord',
  byName: 'Nom',
  byRole: 'Rôle',
  byCategory: 'Catégorie',
  byAddress: 'Adresse',
  byCharacter: 'Personnage',
  bySeries: 'Série',
  availability: 'Disponibilité',
  availabilityAll: 'Disponibilité : toutes',
  filterByAvailability: 'Filtrer par disponibilité',
  status: 'Statut',
  statusAll: 'Statut : tous',
  filterByStatus: 'Filtrer par statut',
  role: 'Rôle',
  roleAll: 'Rôle : tous',
  filterByRole: 'Filtrer par rôle',
  category: 'Catégorie',
  categoryAll: 'Catégorie : toutes',
  filterByCategory: 'Filtrer par catégorie',
  shown: '{found} sur {total} affichés',
  nothingFound: 'Aucun résultat pour votre recherche',
  hidden: 'Le filtre masque les éléments.',
  clear: 'Effacer la recherche',
} as const satisfies Translation<typeof en>;
