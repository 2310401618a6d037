import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  nothingPlanned: 'まだ何も計画されていません。',
  today: { other: '今日は{number}件' },
  todayAndSoon: { other: '{today}、7日以内にさらに{number}件あります。' },
  onlyToday: '{today}、7日以内にほかの予定はありません。',
  soon: { other: '7日以内に{number}件あります。' },
  nothingSoon: '7日以内の予定はありません。次の撮影は{date}です。',
  nothingAhead: '今後の予定はありません。',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
} as const satisfies Translation<typeof en>;
