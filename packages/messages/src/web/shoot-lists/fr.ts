import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  add: 'Nouveau shooting',
  filter: 'Filtrer',
  filterInUse: 'Filtrer, filtre actif',
  loading: 'Chargement des shootings…',
  failed: 'Oups ! Notre base de données fait une pause cosplay',
  tryAgain: 'La chercher de nouveau',
  searching: 'Recherche de la base de données…',
  whereItIs:
    'Elle est quelque part entre la perruque et la deuxième botte. Vos shootings sont en sécurité.',
  unreachable: 'Impossible de joindre le serveur. Vos shootings sont en sécurité.',
  calendar: 'Calendrier',
  docs: 'Docs',
} as const satisfies Translation<typeof en>;
