import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  forgotTitle: 'パスワードをお忘れの場合',
  forgotHeading: 'パスワードをお忘れですか？',
  enterEmail: 'メールアドレスを入力してください。新しいパスワードを設定するリンクをお送りします。',
  sending: '送信中…',
  sendLink: 'リンクを送信',
  backToSignIn: 'ログイン画面に戻る',
  checkEmail: 'メールを確認してください',
  sendAgain: '再送信',
  onItsWay:
    '{email}のアカウントがある場合は、リンクを記載したメールをお送りしています。リンクは1回だけ使え、1時間後に無効になります。',
  notSent: '送信できませんでした',
  newPassword: '新しいパスワード',
  choose: '新しいパスワードを設定',
  saving: '保存中…',
  save: '新しいパスワードを保存',
  signsOut: '保存すると、すべてのデバイスからログアウトします。',
  changed: 'パスワードを変更しました',
  signInWithNew: '新しいパスワードでログインしてください。',
  linkExpired: 'このリンクは期限切れです',
  linkNotValid:
    'このリンクは無効になりました。パスワードを設定するには新しいリンクを請求してください。',
  sendNewLink: '新しいリンクを送信',
  stillSignedIn: 'パスワードは変更されましたが、ほかのデバイスではログインしたままです',
} as const satisfies Translation<typeof en>;
