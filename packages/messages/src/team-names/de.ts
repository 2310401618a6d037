import type { Translation } from '../catalog.ts';
import type { en } from './en.ts';

export const de = {
  personal: 'Team von {name}',
  nameless: 'Mein Team',
} as const satisfies Translation<typeof en>;
