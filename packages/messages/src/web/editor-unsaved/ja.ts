import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  fields: { other: '{title}の{fields}はまだ保存されていません。' },
  changes: { other: '{title}の変更{count}件はまだ保存されていません。' },
  text: '{title}のテキストはまだ保存されていません。',
  thisShoot: 'この撮影',
  pictures: { other: '{count}枚の画像がまだアップロードされていません。' },
  restored: '未保存の変更（{moment}）を復元しました',
  restoredExcept: '未保存の変更（{moment}）を復元しました。{pictures}',
  chooseAgain: { other: '{count}枚の画像を選び直す必要があります' },
  dayAndTime: '{day} {time}',
  discard: '破棄',
  dismiss: '閉じる',
  discarded: '未保存の変更を破棄しました',
  undo: '元に戻す',
} as const satisfies Translation<typeof en>;
