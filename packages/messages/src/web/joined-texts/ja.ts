import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  sentences: '{first}{second}',
  commas: '{first}、{second}',
} as const satisfies Translation<typeof en>;
