import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Referencias de Instagram',
  link: 'Enlace de Instagram',
  add: 'Añadir',
  kindPost: 'Publicación',
  kindReel: 'Reel',
  kindLink: 'Enlace',
  open: 'Abrir {name}',
  remove: 'Quitar {name}',
  post: 'Publicación de Instagram, {name}',
  reel: 'Reel de Instagram, {name}',
  postNotLoaded: 'No se ha podido cargar aquí la publicación.',
  reelNotLoaded: 'No se ha podido cargar aquí el reel.',
  openOnInstagram: 'Abrir en Instagram',
  notLink: 'Esto no es un enlace',
  refused: 'Enlace de Instagram: {reason}',
  most: { one: 'Como máximo {count} enlace', other: 'Como máximo {count} enlaces' },
} as const satisfies Translation<typeof en>;
