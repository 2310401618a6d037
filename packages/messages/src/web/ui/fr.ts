import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  cancel: 'Annuler',
  save: 'Enregistrer',
  close: 'Fermer',
  dismiss: 'Ignorer',
  layers: 'Menus et infobulles',
  choose: 'Choisir',
  choices: 'Choix',
  notifications: 'Notifications (F8)',
  routeLoading: 'Chargement',
  replacing: 'Remplacement…',
  filterByStatus: 'Filtrer par statut',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  previousWeek: 'Semaine précédente',
  nextWeek: 'Semaine suivante',
} as const satisfies Translation<typeof en>;
