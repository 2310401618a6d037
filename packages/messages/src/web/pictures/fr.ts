import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  wrongType: 'Veuillez choisir une image : JPEG, PNG, WebP, GIF ou AVIF.',
  empty: 'Ce fichier est vide. Veuillez choisir une autre image.',
  tooManyBytes: 'Cette image est trop volumineuse : 15 Mo au maximum.',
  noPicture: 'Ce fichier n’est pas une image. Veuillez en choisir un autre.',
  damaged: 'Cette image est endommagée ou incomplète. Veuillez en choisir une autre.',
  tooManyPixels: 'Cette image est trop grande : 40 mégapixels au maximum.',
  unreadable: 'Cette image est illisible. Veuillez en choisir une autre.',
  crop: 'Recadrer l’image',
  notCropped: 'Cette image n’a pas pu être recadrée',
  cropHelp: 'Image : les flèches la déplacent, plus et moins zooment',
  zoom: 'Zoom',
  replace: 'Remplacer',
  remove: 'Retirer',
  add: 'Ajouter une image',
  dropOrPaste: 'déposez-la ici ou collez-la',
  retry: 'Réessayer',
  chooseAnother: 'En choisir une autre',
  percent: '{percent} %',
  uploading: 'Importation',
} as const satisfies Translation<typeof en>;
