import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  start: 'Partir d’un modèle',
  none: 'Pas encore de modèles. Dupliquez un shooting et choisissez « Enregistrer comme modèle ».',
  loading: 'Chargement…',
  notLoaded: 'Impossible de charger les modèles',
  deleteNamed: 'Supprimer {name}',
  deleteTitle: 'Supprimer le modèle',
  deleteQuestion:
    'Voulez-vous vraiment supprimer {name} ? Les shootings créés à partir de ce modèle ne changent pas. Il reste 30 jours dans la corbeille.',
  delete: 'Supprimer',
  deleted: 'Modèle supprimé',
  deleteFailed: 'Impossible de supprimer le modèle',
} as const satisfies Translation<typeof en>;
