import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Referenzen auf Instagram',
  link: 'Instagram-Link',
  add: 'Hinzufügen',
  kindPost: 'Beitrag',
  kindReel: 'Reel',
  kindLink: 'Link',
  open: '{name} öffnen',
  remove: '{name} entfernen',
  post: 'Instagram-Beitrag, {name}',
  reel: 'Instagram-Reel, {name}',
  postNotLoaded: 'Der Beitrag konnte hier nicht geladen werden.',
  reelNotLoaded: 'Das Reel konnte hier nicht geladen werden.',
  openOnInstagram: 'Auf Instagram öffnen',
  notLink: 'Das ist kein Link',
  refused: 'Instagram-Link: {reason}',
  most: { one: 'Höchstens {count} Link', other: 'Höchstens {count} Links' },
} as const satisfies Translation<typeof en>;
