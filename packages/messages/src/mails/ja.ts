import type { Translation } from '../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  invitationSubject: '{inviter}さんが{team}に招待しています',
  invitationHeading: '{team}に参加する',
  invitationText: '{inviter}さんが、チーム「{team}」で一緒に撮影を計画したいと考えています。',
  invitationAbout:
    'Lensembleでは、チームの撮影、カレンダー、スタッフ、衣装、小道具、機材、ロケ地をまとめて管理できます。',
  invitationButton: 'チームに参加する',
  invitationExpires: 'このリンクで参加できるのは1人だけです。7日後に無効になります。',
  invitationWhy:
    'チームのメンバーがあなたのメールアドレスを入力したため、このメールをお送りしています。心当たりがない場合は無視してください。',
  confirmationSubject: 'メールアドレスを確認してください',
  confirmationText:
    'このメールアドレスでLensembleのアカウントが作成されました。ご本人の場合は、メールアドレスを確認してからログインしてください。リンクの有効期限は2日間です。',
  confirmationButton: 'メールアドレスを確認する',
  confirmationNotYou:
    '心当たりがない場合は、このメールを無視してください。メールアドレスが確認されるまで、アカウントは使えません。',
  emailChangeSubject: '新しいメールアドレスを確認してください',
  emailChangeText:
    'このメールアドレスがLensembleのアカウントの新しいアドレスとして登録されようとしています。ご本人の場合は、こちらで確認してください。リンクは1回だけ使え、1時間後に無効になります。',
  emailChangeNotYou: '心当たりがない場合は、このメールを無視してください。何も変更されません。',
  emailChangedSubject: 'メールアドレスが変更されました',
  emailChangedText:
    'Lensembleのアカウントのメールアドレスが{email}に変更されました。今後のメールとログインにはこのアドレスが使われます。',
  emailChangedNotYou: '心当たりがない場合は、このサーバーの管理者にお問い合わせください。',
  addressTakenSubject: 'すでにアカウントがあります',
  addressTakenText:
    'このメールアドレスでLensembleへの登録が試みられましたが、すでにアカウントがあります。ご本人の場合は、パスワードでログインしてください。お忘れの場合は、こちらで新しいパスワードを設定できます。リンクの有効期限は1時間です。',
  addressTakenNotYou:
    '心当たりがない場合は、このメールを無視してください。何も変更されていません。',
  passwordResetSubject: '新しいパスワードを設定してください',
  passwordResetText:
    'Lensembleのアカウントについて、新しいパスワードの設定が依頼されました。ご本人の場合は、こちらで設定してください。リンクは1回だけ使え、1時間後に無効になります。',
  passwordResetNotYou:
    '心当たりがない場合は、このメールを無視してください。パスワードは変わりません。',
  passwordChangedSubject: 'パスワードが変更されました',
  passwordChangedText: 'Lensembleのアカウントのパスワードが変更されました。',
  passwordChangedNotYou:
    '心当たりがない場合は、すぐに新しいパスワードを設定してください。Lensembleを開き、ログイン画面で「パスワードをお忘れですか？」を選んでください。',
  loginConnectedSubject: '{provider}がアカウントに連携されました',
  loginConnectedHeading: '{provider}が連携されました',
  loginConnectedText:
    '{provider}でLensembleのアカウントにログインできるようになりました。今回連携した{provider}アカウントをお使いください。',
  loginConnectedNotYou:
    '心当たりがない場合は、すぐにプロフィールで{provider}の連携を解除し、新しいパスワードを設定してください。',
  twoStepOnSubject: '2段階ログインがオンになりました',
  twoStepOnText:
    '今後、Lensembleアカウントへのログインにはコードも必要です。ほかのデバイスはログアウトされました。',
  twoStepOffSubject: '2段階ログインがオフになりました',
  twoStepOffText:
    'Lensembleアカウントへのログインにコードは不要になりました。リカバリーコードは使えなくなりました。',
  recoveryCodesRenewedSubject: 'リカバリーコードが新しくなりました',
  recoveryCodesRenewedText:
    'Lensembleアカウントのリカバリーコードが新しくなりました。以前のコードは使えません。',
  recoveryCodeUsedSubject: 'リカバリーコードでログインがありました',
  recoveryCodeUsedText: {
    other:
      'リカバリーコードを使って、Lensembleアカウントへのログインがありました。残りのリカバリーコードは{count}個です。新しいコードはプロフィールで作成できます。',
  },
  passkeyAddedSubject: 'アカウントにパスキーが追加されました',
  passkeyAddedText: '新しいパスキーでLensembleアカウントにログインできるようになりました。',
  passkeyRemovedSubject: 'アカウントからパスキーが削除されました',
  passkeyRemovedText: 'パスキーが削除されました。このパスキーではログインできなくなりました。',
  signInChangedNotYou:
    '心当たりがない場合は、すぐにプロフィールの「ログインとセキュリティ」を確認し、新しいパスワードを設定して、ほかのデバイスをログアウトしてください。',
  exportReadySubject: '{team}のエクスポートができました',
  exportReadyHeading: 'エクスポートができました',
  exportReadyText:
    'アーカイブにはチーム「{team}」のすべてのデータが含まれています。プロフィールの「チームデータ」から{days}日間ダウンロードできます。',
  exportReadyNotYou:
    '心当たりがない場合は、パスワードを変更し、ログイン中のデバイスを確認してください。',
  openLensemble: 'Lensembleを開く',
  openProfile: 'プロフィールを開く',
  orOpen: 'または次のアドレスを開いてください：',
  sentForTeam: 'チーム「{team}」からのメールです。',
  repliesGoTo: '返信は{name}さんに届きます。',
  linkLabel: '{label}：',
  stopEmails: '今後このようなメールを受け取らない',
} as const satisfies Translation<typeof en>;
