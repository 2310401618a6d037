import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  held: 'Envoi avec le shooting',
  waiting: 'En attente…',
  percent: '{percent} %',
  almost: 'Presque terminé…',
  uploading: 'Téléversement de {file}',
  retry: 'Réessayer',
  retryFile: 'Réessayer : {file}',
  removeFile: 'Retirer {file}',
  failed: 'Impossible de téléverser l’image',
  noConnection: 'Pas de connexion',
  notYet: {
    one: '{count} image pas encore téléversée',
    other: '{count} images pas encore téléversées',
  },
  notUploaded: {
    one: '{count} image n’a pas été téléversée',
    other: '{count} images n’ont pas été téléversées',
  },
  allUploaded: 'Toutes les images sont maintenant téléversées',
  openShoot: 'Ouvrir le shooting',
  tooMany: 'Trop d’images',
  onlyImages: 'Images uniquement',
  most: {
    one: 'Un shooting compte au plus {count} image de référence.',
    other: 'Un shooting compte au plus {count} images de référence.',
  },
  leftOut: { one: 'Une image a été ignorée.', other: '{count} images ont été ignorées.' },
  notImage: '« {file} » n’est pas une image.',
  notImages: {
    one: '{count} fichier n’est pas une image et a été ignoré.',
    other: '{count} fichiers ne sont pas des images et ont été ignorés.',
  },
} as const satisfies Translation<typeof en>;
