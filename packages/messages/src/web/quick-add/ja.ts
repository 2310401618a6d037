import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  enterTitle: '撮影のタイトルを入力してください',
  failed: '撮影を作成できませんでした',
  titleIn: '「{column}」の新しい撮影のタイトル',
  title: 'タイトル',
  keys: 'Enterキーで追加、Escキーで終了します。',
  added: '「{title}」を追加しました',
  addedHidden: '「{title}」を追加しました（フィルターにより非表示）',
  notAdded: '「{title}」を追加できませんでした',
  notAddedWhy: '「{title}」を追加できませんでした：{reason}',
  add: '追加',
  done: '完了',
  fullForm: '詳細フォーム',
} as const satisfies Translation<typeof en>;
