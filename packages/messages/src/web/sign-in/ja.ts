import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  tabs: 'ログインまたは新規登録',
  signInTab: 'ログイン',
  signUpTab: '新規登録',
  title: 'ログイン',
  welcomeBack: 'おかえりなさい',
  email: 'メールアドレス',
  password: 'パスワード',
  forgotPassword: 'パスワードをお忘れですか？',
  signIn: 'ログイン',
  or: 'または',
  continueWith: '{provider}で続ける',
  failed: 'ログインできませんでした',
  toggleTheme: 'テーマを切り替える',
  tonightsFrame: '今夜の一枚',
  exampleTitle: 'サン・ガルガノのモルガン・ル・フェ',
  exampleText: '今日15:30。参加する6人全員が集合場所を知っています。',
  completingTitle: 'ログインしています',
  completing: 'ログインしています…',
  continueTitle: 'このアカウントで続けますか？',
  continue: '続ける',
  notNow: '今はしない',
  linkSignsIn:
    'このリンクを使うとログインします。ご自分のアカウントでない場合は、続けないでください。',
  linkSignsInAs:
    'このリンクを使うと{email}としてログインします。ご自分のアカウントでない場合は、続けないでください。',
  connected: '{provider}を連携しました',
  notConnected: '{provider}を連携できませんでした',
  theService: '外部サービス',
} as const satisfies Translation<typeof en>;
