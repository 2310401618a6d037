import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  sections: '撮影のセクション',
  plan: '予定',
  crew: 'スタッフ',
  shots: 'ショットリスト',
  packing: '持ち物',
  references: '参考画像',
  comments: 'コメント',
  afterwards: '撮影後',
} as const satisfies Translation<typeof en>;
