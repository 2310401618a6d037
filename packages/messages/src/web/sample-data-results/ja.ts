import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  addFailed: 'サンプルデータを追加できませんでした',
  removed: 'サンプルデータを削除しました',
  removeFailed: 'サンプルデータを削除できませんでした',
} as const satisfies Translation<typeof en>;
