import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  checkEmail: 'メールを確認してください',
  openLink: '{email}宛てのメールのリンクを開いてから、ログインしてください。',
  noEmail: 'メールが届かない場合は、迷惑メールフォルダーを確認するか、再送信してください。',
  goToSignIn: 'ログイン画面へ',
  sending: '送信中…',
  sendAgain: '再送信',
  sentAgain: '再送信しました',
  checkInbox: '1分ほど待ってから受信トレイを確認してください。',
  notSent: '送信できませんでした',
  linkExpired: 'このリンクは期限切れです',
  linkNotValid: 'このリンクは無効になりました。ログインして新しいリンクを請求してください。',
  title: 'メールアドレスの確認',
  confirm: 'メールアドレスを確認する',
  confirming: '確認中…',
  confirmNew: 'アカウントの新しいメールアドレスを確認してください。',
  confirmToActivate: 'メールアドレスを確認してアカウントを有効にし、ログインしてください。',
  success: '完了しました',
  confirmed: 'メールアドレスを確認しました。ログインしてください。',
  changed: 'メールアドレスを変更しました',
  useNew: 'ログインには新しいメールアドレスを使ってください。',
  goToProfile: 'プロフィールへ',
} as const satisfies Translation<typeof en>;
