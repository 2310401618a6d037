import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  directions: 'Cómo llegar',
  directionsTo: 'Cómo llegar a {place} con {service}',
  otherMaps: 'Otros mapas para {place}',
  copyAddress: 'Copiar la dirección',
  addressCopied: 'Dirección copiada',
  copyByHand: 'Cópiala a mano',
} as const satisfies Translation<typeof en>;
