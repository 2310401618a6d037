import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  ended: 'セッションが終了しました',
  endedText: '続けるには、もう一度ログインしてください。入力した内容はそのまま残っています。',
  needed: 'ご本人であることを確認してください',
  neededText: 'アカウントを守るため、もう一度ログインして続けてください。',
  signedInAgain: '再びログインしました',
  saveAgain: '何も失われていません。もう一度保存してください。',
  notNow: '今はしない',
  openSignIn: 'ログイン画面を開く',
  email: 'メールアドレス',
  password: 'パスワード',
  otherWay: '別の方法でログイン',
  signIn: 'ログイン',
  failed: 'ログインできませんでした。もう一度お試しください。',
} as const satisfies Translation<typeof en>;
