import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  held: 'Importée à la création du shooting',
  waiting: 'En attente…',
  percent: '{percent} %',
  almost: 'Presque terminé…',
  uploading: 'Importation de {file}',
  retry: 'Réessayer',
  retryFile: 'Réessayer : {file}',
  removeFile: 'Retirer {file}',
  failed: 'Impossible d’importer l’image',
  noConnection: 'Pas de connexion',
  notYet: {
    one: '{count} image pas encore importée',
    other: '{count} images pas encore importées',
  },
  notUploaded: {
    one: '{count} image n’a pas été importée',
    other: '{count} images n’ont pas été importées',
  },
  allUploaded: 'Toutes les images sont maintenant importées',
  openShoot: 'Ouvrir le shooting',
  tooMany: 'Trop d’images',
  onlyImages: 'Images uniquement',
  most: {
    one: 'Un shooting compte au plus {count} image de référence.',
    other: 'Un shooting compte au plus {count} images de référence.',
  },
  leftOut: { one: 'Une image a été ignorée.', other: '{count} images ont été ignorées.' },
  notImage: '« {file} » n’est pas une image.',
  notImages: {
    one: '{count} fichier n’est pas une image et a été ignoré.',
    other: '{count} fichiers ne sont pas des images et ont été ignorés.',
  },
} as const satisfies Translation<typeof en>;
