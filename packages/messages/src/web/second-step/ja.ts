import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: 'ご本人であることの確認',
  text: '認証アプリに表示されているコードを入力してください。',
  recoveryText: '保存したリカバリーコードのいずれかを入力してください。各コードは1回だけ使えます。',
  code: 'コード',
  recoveryCode: 'リカバリーコード',
  useRecoveryCode: 'リカバリーコードを使う',
  useApp: 'アプリを使う',
  usePasskey: 'パスキーを使う',
  confirm: '続ける',
  back: '戻る',
  failed: 'コードを確認できませんでした。もう一度お試しください。',
  passkey: 'パスキーでログイン',
  passkeyFailed: 'パスキーでログインできませんでした。もう一度お試しください。',
  noPasskey: 'パスキーは使われませんでした',
} as const satisfies Translation<typeof en>;
