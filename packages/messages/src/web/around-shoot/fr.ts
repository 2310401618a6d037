import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  'set-up': 'Installation',
  strike: 'Démontage',
  none: 'Aucun',
} as const satisfies Translation<typeof en>;
