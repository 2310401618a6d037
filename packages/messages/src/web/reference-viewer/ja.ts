import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  reference: '参考画像{number}',
  all: 'すべての参考画像',
  about: 'この参考画像について',
  close: '閉じる',
  openOriginal: '元の画像を開く',
  previous: '前へ',
  next: '次へ',
  notLoaded: 'この画像を読み込めませんでした',
  notes: 'メモ',
  addNotes: 'メモを追加',
  size: 'サイズ',
  todos: 'To Do（{count}）',
  delete: '削除',
  save: '保存',
  unsaved: 'これらの参考画像のメモはまだ保存されていません。',
  saved: 'メモを保存しました',
  notSaved: 'まだ保存されていません',
  joined: 'ほかのメンバーがこのメモを変更しました。その内容をあなたのメモの上に表示しています。',
  gone: 'ほかのメンバーがこの参考画像を削除しました',
  saveFailed: 'メモを保存できませんでした',
} as const satisfies Translation<typeof en>;
