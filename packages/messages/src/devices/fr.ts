import type { Translation } from '../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  browserOnSystem: '{browser} sur {system}',
  unknown: 'Appareil inconnu',
} as const satisfies Translation<typeof en>;
