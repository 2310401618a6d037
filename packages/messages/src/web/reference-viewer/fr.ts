import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  reference: 'Référence {number}',
  all: 'Toutes les références',
  about: 'À propos de cette référence',
  close: 'Fermer',
  openOriginal: 'Ouvrir l’original',
  previous: 'Précédente',
  next: 'Suivante',
  notLoaded: 'Impossible de charger cette image',
  notes: 'Notes',
  addNotes: 'Ajouter des notes',
  size: 'Dimensions',
  todos: 'Tâches ({count})',
  delete: 'Supprimer',
  save: 'Enregistrer',
  unsaved: 'Vos notes sur ces références ne sont pas encore enregistrées.',
  saved: 'Notes enregistrées',
  notSaved: 'Pas encore enregistré',
  joined:
    'Un autre membre a modifié ces notes. Sa version se trouve maintenant au-dessus de la vôtre.',
  gone: 'Un autre membre a supprimé cette image de référence',
  saveFailed: 'Impossible d’enregistrer les notes',
} as const satisfies Translation<typeof en>;
