import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: 'このサーバーの運用',
  about:
    'あなたは運用担当者です。アカウント、チーム、失敗したメール、サーバーの状態を確認できます。',
  open: '運用ページを開く',
  search: '運用 管理 サーバー operator admin server',
} as const satisfies Translation<typeof en>;
