import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Images de référence',
  reference: 'Référence {number}',
  add: 'Ajouter des images',
  dropToAdd: 'Déposer pour ajouter',
  orDrop: 'ou les déposer ici',
  toAdd: 'Images à ajouter',
  showFewer: 'Afficher moins',
  showMore: { one: 'Afficher {count} de plus', other: 'Afficher {count} de plus' },
  more: 'Plus',
  less: 'Moins',
  moreNotes: 'Plus de notes de la référence {number}',
  lessNotes: 'Moins de notes de la référence {number}',
  remove: 'Retirer la référence {number}',
  deleteTitle: 'Supprimer l’image de référence',
  deleteQuestion:
    'Voulez-vous vraiment supprimer cette image de référence ? La notification permet de l’annuler pendant un court moment.',
  delete: 'Supprimer',
  undo: 'Annuler',
  deleted: { one: 'Référence supprimée', other: '{count} références supprimées' },
  restored: { one: 'Référence restaurée', other: '{count} références restaurées' },
  deleteFailed: 'Impossible de supprimer la référence',
  restoreFailed: 'Impossible de restaurer la référence',
} as const satisfies Translation<typeof en>;
