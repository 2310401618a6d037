import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: '新規登録',
  heading: 'アカウントを作成',
  firstName: '名',
  lastName: '姓',
  password: 'パスワード',
  inviteCode: '招待コード',
  optionalInviteCode: '招待コード{optional}',
  optional: '（任意）',
  inviteNeeded: 'アカウントの作成には招待コードが必要です',
  askForCode: 'アカウントの作成には招待コードが必要です。チームのメンバーに問い合わせてください。',
  joins: 'このアカウントで{team}に参加します',
  leaveBlank: '空欄にすると自分のチームを作成します',
  codeOrLink:
    'チームから届いたコードまたはリンクを入力してください。空欄の場合は自分のチームを作成します。',
  create: 'アカウントを作成',
  passwordFirst: '続けるには、すべての条件を満たすパスワードを設定してください。',
  invitedTo: '{team}に招待されています',
  closedTitle: '新規登録は受け付けていません',
  closedText:
    '現在、新しいアカウントは作成できません。すでにアカウントをお持ちの場合は、ログインしてください。',
  goToSignIn: 'ログイン画面へ',
  success: '完了しました',
  accountCreated: 'アカウントを作成しました。',
  welcomeMember: 'アカウントを作成しました。{team}へようこそ。メンバーとして参加しました。',
  welcomeAdmin: 'アカウントを作成しました。{team}へようこそ。管理者として参加しました。',
  enterNames: '名前（姓と名）を入力してください。',
  missing: '未入力の項目があります',
  firstPassword:
    'アカウントは最初に入力したパスワードで作成されました。そのパスワードを入力してください。',
  alreadyExists: 'アカウントはすでに作成されています',
  passwordRules: 'パスワードが条件を満たしていません',
  failed: '登録できませんでした',
} as const satisfies Translation<typeof en>;
