import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  'set-up': 'Aufbau',
  strike: 'Abbau',
  none: 'Ohne',
} as const satisfies Translation<typeof en>;
