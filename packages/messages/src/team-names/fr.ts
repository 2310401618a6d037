import type { Translation } from '../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  personal: 'Équipe {name}',
  nameless: 'Mon équipe',
} as const satisfies Translation<typeof en>;
