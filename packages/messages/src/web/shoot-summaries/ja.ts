import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  nothingPlanned: 'まだ何も計画されていません。',
  shoots: { other: '撮影{count}件' },
  onTheWay: { other: '{shoots}、{count}件が進行中' },
  noneOnTheWay: '{shoots}、進行中はありません',
  participants: { other: '参加者{count}人' },
  noShoots: '撮影なし',
  ofDay: { other: '撮影{count}件：{titles}' },
  andMore: { other: '{shoots}、ほか{count}件' },
} as const satisfies Translation<typeof en>;
