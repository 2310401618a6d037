import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  bar: '選択した撮影',
  clear: '選択を解除',
  selected: { other: '{number}件を選択中' },
  tooMany: { other: '{count}件を選択中、一度に{most}件まで' },
  move: '移動',
  duplicate: '複製',
  keepDates: '日付を引き継ぐ',
  noDates: '日付なし',
  delete: '削除',
  duplicated: { other: '{count}件の撮影を複製しました' },
  duplicatedSome: { other: '{count}件中{made}件の撮影を複製しました' },
  notDuplicated: '撮影を複製できませんでした',
  deleteTitle: { other: '撮影を削除' },
  deleteText: {
    other: '{count}件の撮影を削除しますか？30日間はゴミ箱に残ります。',
  },
  andMore: { other: 'ほか{count}件' },
  changed: '「{title}」はその間に変更されました。何も削除されていません。',
  nothingChanged: '何も変更されていません。もう一度お試しください。',
  notDeleted: '撮影を削除できませんでした',
  deleted: { other: '{count}件の撮影を削除しました' },
} as const satisfies Translation<typeof en>;
