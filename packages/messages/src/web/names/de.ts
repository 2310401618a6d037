import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  others: { one: '{count} weitere Person', other: '{count} weitere' },
} as const satisfies Translation<typeof en>;
