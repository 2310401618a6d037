import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  notLoaded: '一覧を読み込めませんでした',
  tryAgain: 'もう一度試す',
  nothingMatches: '「{typed}」に一致するものはありません',
  firstOf: '{found}件中{shown}件を表示しています。入力すると絞り込めます',
  loading: '読み込み中…',
  detailAndState: '{detail}・{state}',
} as const satisfies Translation<typeof en>;
