import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  noTime: '時刻は未定',
  from: '{date}から',
  showMore: { other: 'さらに{count}件を表示' },
  noEvents: '{date}以降の予定はありません',
  plan: 'この日に撮影を計画',
  laterDates: 'これより後の日付の予定がここに表示されます。',
} as const satisfies Translation<typeof en>;
