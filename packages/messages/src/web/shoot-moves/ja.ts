import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  toColumn: '「{column}」に移動しました',
  backToColumn: '「{column}」に戻しました',
  toDay: '{day}に移動しました',
  backToDay: '{day}に戻しました',
  toNoDate: '日付を外しました',
  backToNoDate: '日付なしに戻しました',
  dayAndTime: '{day} {time}',
  titleAndNote: '{title}。{note}',
  severalTo: { other: '{count}件の撮影を「{column}」に移動しました' },
  severalBack: { other: '{count}件の撮影を元に戻しました' },
  undo: '元に戻す',
  changedElsewhere: '別の場所で変更されました',
  isInColumn: '「{title}」は現在「{column}」にあります。',
  isOnDay: '「{title}」の日付は現在{day}です。',
  isWithoutDate: '「{title}」には現在日付がありません。',
  error: 'エラー',
  gone: 'この撮影はもう存在しません。',
  severalGone: { other: '{count}件の撮影はもう存在しません。' },
  failed: '撮影を更新できませんでした',
  severalFailed: '撮影を更新できませんでした',
} as const satisfies Translation<typeof en>;
