import type { Translation } from '../catalog.ts';
import type { en } from './en.ts';

export const es = {
  personal: 'Equipo de {name}',
  nameless: 'Mi equipo',
} as const satisfies Translation<typeof en>;
