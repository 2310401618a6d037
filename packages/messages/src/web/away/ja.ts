import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: '不在',
  hint: 'この人が参加できない日です。すぐに保存されます。',
  from: '開始日',
  to: '終了日',
  optional: '任意',
  add: '追加',
  remove: '{days}を削除',
  added: '{days}の不在を追加しました',
  removed: '{days}の不在を削除しました',
  notAdded: '日付を追加できませんでした',
  notRemoved: '日付を削除できませんでした',
  notLoaded: '不在の日を読み込めませんでした。',
  tryAgain: 'もう一度試す',
} as const satisfies Translation<typeof en>;
