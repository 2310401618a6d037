import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  'set-up': 'Montaje',
  strike: 'Desmontaje',
  none: 'Ninguno',
} as const satisfies Translation<typeof en>;
