import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  start: 'テンプレートから始める',
  none: 'テンプレートはまだありません。撮影を複製し、「テンプレートとして保存」を選んでください。',
  loading: '読み込み中…',
  notLoaded: 'テンプレートを読み込めませんでした',
  deleteNamed: '{name}を削除',
  deleteTitle: 'テンプレートを削除',
  deleteQuestion:
    '{name}を削除しますか？このテンプレートから作成した撮影は変わりません。30日間はゴミ箱に残ります。',
  delete: '削除',
  deleted: 'テンプレートを削除しました',
  deleteFailed: 'テンプレートを削除できませんでした',
} as const satisfies Translation<typeof en>;
