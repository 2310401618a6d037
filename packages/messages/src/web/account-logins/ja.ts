import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  emailAddress: 'メールアドレス',
  newEmail: '新しいメールアドレス',
  changeEmail: 'メールアドレスを変更',
  sending: '送信中…',
  emailHint:
    '新しいアドレスにリンクをお送りします。リンクを開くと変更されます。現在のアドレスにもお知らせします。',
  checkEmail: 'メールを確認してください',
  linkToNewEmail:
    '{email}宛てのメールのリンクを開いてください。それまでは現在のアドレスが使われます。',
  linkNotSent: 'リンクを送信できませんでした。もう一度お試しください。',
  password: 'パスワード',
  currentPassword: '現在のパスワード',
  newPassword: '新しいパスワード',
  enterCurrentPassword: '現在のパスワードを入力してください',
  changePassword: 'パスワードを変更',
  changing: '変更中…',
  passwordNotChanged: 'パスワードを変更できませんでした。もう一度お試しください。',
  passwordChanged: 'パスワードを変更しました',
  othersSignedOut: 'ほかのデバイスからログアウトしました。',
  hostedPassword:
    'パスワードでログインしている場合は、新しいパスワードを設定するリンクをメールでお送りできます。',
  chooseNewPassword: '新しいパスワードを設定',
  waysToSignIn: 'ログイン方法',
  listNotLoaded: '一覧を読み込めませんでした',
  loadingWays: 'ログイン方法を読み込んでいます',
  set: '設定済み',
  notSet: '未設定',
  setPassword: 'パスワードを設定',
  linkOnItsWay: '{email}にリンクをお送りしています。',
  onlyWay: '唯一のログイン方法',
  isConnected: '連携済み',
  isNotConnected: '未連携',
  connect: '連携する',
  disconnect: '連携を解除',
  connectProvider: '{provider}を連携する',
  disconnectProvider: '{provider}の連携を解除',
  disconnected: '{provider}の連携を解除しました',
  notConnected: '{provider}を連携できませんでした。もう一度お試しください。',
  notDisconnected: '{provider}の連携を解除できませんでした。もう一度お試しください。',
} as const satisfies Translation<typeof en>;
