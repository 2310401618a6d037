import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Rechercher',
  field: 'Rechercher dans les shootings et les catalogues',
  placeholder: 'Rechercher shootings, costumes, participants, matériel, lieux…',
  results: 'Résultats',
  shownOf: '{shown} sur {total}',
  loading: 'Chargement…',
  partial: 'Certains de vos catalogues n’ont pas pu être chargés.',
  nothing: 'Aucun résultat pour « {query} ».',
  nothingPartial:
    'Aucun résultat pour « {query} ». Certains de vos catalogues n’ont pas pu être chargés.',
  openShoot: 'Shooting ouvert',
  actions: 'Actions',
  shoots: 'Shootings',
  costumes: 'Costumes',
  crew: 'Participants',
  props: 'Accessoires',
  equipment: 'Matériel',
  locations: 'Lieux',
  kits: 'Kits',
  create: 'Créer',
  mine: 'mes shootings',
  addShootNamed: 'Nouveau shooting « {title} »',
} as const satisfies Translation<typeof en>;
