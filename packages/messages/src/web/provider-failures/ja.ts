import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  theOtherService: '外部サービス',
  cancelled: '{provider}でのログインはキャンセルされました。何も変更されていません。',
  expired: '10分以上経過したか、別のブラウザーで開始されました。もう一度お試しください。',
  unavailable: '現在{provider}に接続できません。しばらくしてからもう一度お試しください。',
  noEmail:
    '{provider}からメールアドレスを取得できませんでした。Lensembleにはメールアドレスが必要です。{provider}側で許可するか、メールアドレスとパスワードで登録してください。',
  signInFirst:
    'このメールアドレスのアカウントはすでにあります。いつもの方法でログインするか、新しいパスワードを設定してください。その後、プロフィールで{provider}を連携できます。',
  unconfirmed: '続行する前に、メールを確認してアカウントを有効にしてください。',
  signUpsClosed: '現在、新しいアカウントは作成できません。',
  inviteNeeded: 'アカウントの作成には招待コードが必要です。先に入力してください。',
  badInviteCode: 'この招待コードは無効です。確認してもう一度お試しください。',
  connectedElsewhere: 'この{provider}アカウントは、ここの別のアカウントに連携されています。',
  otherConnected:
    'このアカウントには別の{provider}アカウントがすでに連携されています。先に連携を解除してください。',
  signedOut: 'ログインしてから、もう一度{provider}を連携してください。',
  tooManyRequests: '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
  failed: 'サーバーで問題が発生しました。もう一度お試しください。',
} as const satisfies Translation<typeof en>;
