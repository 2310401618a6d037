import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Références Instagram',
  link: 'Lien Instagram',
  add: 'Ajouter',
  kindPost: 'Publication',
  kindReel: 'Reel',
  kindLink: 'Lien',
  open: 'Ouvrir {name}',
  remove: 'Retirer {name}',
  post: 'Publication Instagram, {name}',
  reel: 'Reel Instagram, {name}',
  postNotLoaded: 'Impossible de charger la publication ici.',
  reelNotLoaded: 'Impossible de charger le reel ici.',
  openOnInstagram: 'Ouvrir sur Instagram',
  notLink: 'Ceci n’est pas un lien',
  refused: 'Lien Instagram : {reason}',
  most: { one: '{count} lien au maximum', other: '{count} liens au maximum' },
} as const satisfies Translation<typeof en>;
