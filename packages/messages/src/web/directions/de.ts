import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  directions: 'Route',
  directionsTo: 'Route zu {place} in {service}',
  otherMaps: 'Andere Karten für {place}',
  copyAddress: 'Adresse kopieren',
  addressCopied: 'Adresse kopiert',
  copyByHand: 'Bitte kopiere sie von Hand',
} as const satisfies Translation<typeof en>;
