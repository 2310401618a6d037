import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: 'コンベンション',
  none: 'なし',
  point: '集合場所',
  noPoint: '集合場所なし',
  unknown: '不明なコンベンション',
  notLoaded: 'コンベンションを読み込めませんでした',
} as const satisfies Translation<typeof en>;
