import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  cancel: 'Annuler',
  save: 'Enregistrer',
  close: 'Fermer',
  back: 'Retour',
  tryAgain: 'Réessayer',
  dismiss: 'Ignorer',
  undo: 'Annuler',
  error: 'Erreur',
  loading: 'Chargement…',
  layers: 'Menus et infobulles',
  choose: 'Choisir',
  choices: 'Choix',
  notifications: 'Notifications (F8)',
} as const satisfies Translation<typeof en>;
