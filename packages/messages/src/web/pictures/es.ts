import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  wrongType: 'Elige una imagen: JPEG, PNG, WebP, GIF o AVIF.',
  empty: 'Este archivo está vacío. Elige otra imagen.',
  tooManyBytes: 'Esta imagen es demasiado grande: 15 MB como máximo.',
  noPicture: 'Este archivo no es una imagen. Elige otro.',
  damaged: 'Esta imagen está dañada o incompleta. Elige otra.',
  tooManyPixels: 'Esta imagen es demasiado grande: 40 megapíxeles como máximo.',
  unreadable: 'Esta imagen no se puede leer. Elige otra.',
  crop: 'Recortar imagen',
  notCropped: 'No se ha podido recortar esta imagen',
  cropHelp: 'Imagen: las flechas la mueven; más y menos cambian el zoom',
  zoom: 'Zoom',
  replace: 'Sustituir',
  remove: 'Quitar',
  add: 'Añadir una imagen',
  dropOrPaste: 'suéltala aquí o pégala',
  retry: 'Reintentar',
  chooseAnother: 'Elegir otra',
  percent: '{percent} %',
  uploading: 'Subiendo',
} as const satisfies Translation<typeof en>;
