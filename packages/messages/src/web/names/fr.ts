import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  others: { one: '{count} autre', other: '{count} autres' },
} as const satisfies Translation<typeof en>;
