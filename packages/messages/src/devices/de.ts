import type { Translation } from '../catalog.ts';
import type { en } from './en.ts';

export const de = {
  browserOnSystem: '{browser} auf {system}',
  unknown: 'Unbekanntes Gerät',
} as const satisfies Translation<typeof en>;
