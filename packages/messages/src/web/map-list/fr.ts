import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Tous les shootings ({shoots})',
  ofTotal: 'sur {total}',
  showAllStatuses: 'Afficher tous les statuts',
  noneMatch: 'Aucun shooting ne correspond aux filtres choisis',
  hidden: 'Le filtre les masque.',
  noDetails: 'Pas d’autres détails pour ce shooting',
  description: 'Description',
  costumes: 'Costumes',
  props: 'Accessoires',
  personnel: 'Participants',
  more: '+{count} de plus',
  notOnMapAfter: ', pas sur la carte',
  notOnMap: 'Pas sur la carte',
  noLocation: 'Sans lieu',
  openShoot: 'Ouvrir le shooting',
  showOnMap: 'Voir sur la carte',
  putOnMap: 'Placer « {name} » sur la carte',
} as const satisfies Translation<typeof en>;
