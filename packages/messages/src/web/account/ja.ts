import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: 'プロフィール',
  subtitle: 'あなたと、一緒に撮影するチームの情報です。',
  notLoaded: 'プロフィールを読み込めませんでした',
  checkNetwork: 'ネットワーク接続を確認して、もう一度お試しください。',
  loading: 'プロフィールを読み込んでいます',
  personalInformation: '個人情報',
  nameNotSaved: '名前はまだ保存されていません。',
  firstName: '名',
  lastName: '姓',
  email: 'メールアドレス',
  emailFixed: '現在、メールアドレスは変更できません',
  emailBelow: '「メールアドレス」で変更できます',
  cancel: 'キャンセル',
  save: '変更を保存',
  saving: '保存中…',
  updated: 'プロフィールを更新しました',
  notUpdated: 'プロフィールを更新できませんでした。もう一度お試しください。',
  avatar: 'プロフィール画像',
  avatarFailed: 'プロフィール画像をアップロードできませんでした',
} as const satisfies Translation<typeof en>;
