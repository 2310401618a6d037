import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  held: 'Se subirá al crear la sesión',
  waiting: 'En espera…',
  percent: '{percent} %',
  almost: 'Casi listo…',
  uploading: 'Subiendo {file}',
  retry: 'Reintentar',
  retryFile: 'Reintentar {file}',
  removeFile: 'Quitar {file}',
  failed: 'No se ha podido subir la imagen',
  noConnection: 'Sin conexión',
  notYet: { one: '{count} imagen aún sin subir', other: '{count} imágenes aún sin subir' },
  notUploaded: {
    one: 'No se ha subido {count} imagen',
    other: 'No se han subido {count} imágenes',
  },
  allUploaded: 'Ya se han subido todas las imágenes',
  openShoot: 'Abrir la sesión',
  tooMany: 'Demasiadas imágenes',
  onlyImages: 'Solo imágenes',
  most: {
    one: 'Una sesión tiene como máximo {count} imagen de referencia.',
    other: 'Una sesión tiene como máximo {count} imágenes de referencia.',
  },
  leftOut: { one: 'Se ha omitido una.', other: 'Se han omitido {count}.' },
  notImage: '«{file}» no es una imagen.',
  notImages: {
    one: '{count} archivo no es una imagen y se ha omitido.',
    other: '{count} archivos no son imágenes y se han omitido.',
  },
} as const satisfies Translation<typeof en>;
