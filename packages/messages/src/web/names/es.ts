import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  others: { one: '{count} persona más', other: '{count} personas más' },
} as const satisfies Translation<typeof en>;
