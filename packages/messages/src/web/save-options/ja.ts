import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: '保存先',
  where: '香盤表をどこに保存しますか？',
  withoutGoogle:
    'このサーバーはGoogleドキュメントに接続されていません。代わりに香盤表をダウンロードしてください。WordファイルはGoogleドキュメントでも開けます。',
  serviceAccount: 'サービスアカウントで保存',
  sharedFolder: 'チームの共有フォルダーのGoogleドキュメント',
  ownGoogle: '自分のGoogleに保存',
  ownDrive: '自分のドライブのGoogleドキュメント',
  asksConsent: 'Googleで許可を求められます',
  notSetUp: 'このサーバーでは設定されていません',
  downloadWord: 'Wordをダウンロード',
  downloadPdf: 'PDFをダウンロード',
} as const satisfies Translation<typeof en>;
