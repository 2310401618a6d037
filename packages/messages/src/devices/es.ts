import type { Translation } from '../catalog.ts';
import type { en } from './en.ts';

export const es = {
  browserOnSystem: '{browser} en {system}',
  unknown: 'Dispositivo desconocido',
} as const satisfies Translation<typeof en>;
