import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: 'あなた自身のデータ',
  about:
    'Lensembleに保存されているあなたの情報（アカウント、プロフィール、チーム、ログイン）です。チームのデータは含まれません。',
  download: '自分のデータをダウンロード',
} as const satisfies Translation<typeof en>;
