import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  'set-up': '準備',
  strike: '撤収',
  none: 'なし',
} as const satisfies Translation<typeof en>;
