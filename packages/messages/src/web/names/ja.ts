import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  others: { other: 'ほか{count}人' },
} as const satisfies Translation<typeof en>;
