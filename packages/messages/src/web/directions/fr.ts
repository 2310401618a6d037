import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  directions: 'Itinéraire',
  directionsTo: 'Itinéraire vers {place} dans {service}',
  otherMaps: 'Autres cartes pour {place}',
  copyAddress: 'Copier l’adresse',
  addressCopied: 'Adresse copiée',
  copyByHand: 'Veuillez la copier à la main',
} as const satisfies Translation<typeof en>;
