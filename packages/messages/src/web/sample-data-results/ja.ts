import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  added: 'サンプルデータを追加しました',
  removeAnytime: 'いつでも削除できます。',
  addFailed: 'サンプルデータを追加できませんでした',
  removed: 'サンプルデータを削除しました',
  removeFailed: 'サンプルデータを削除できませんでした',
} as const satisfies Translation<typeof en>;
