import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: '最終日とパスワード',
  description:
    'リンクの期限とパスワードの設定です。リンクは公開共有がオンの間だけ開けます。変更はすぐに反映されます。',
  loading: 'リンクを読み込んでいます',
  notLoaded: 'リンクを読み込めませんでした',
  privateLink: '非公開リンク',
  copyPrivateLink: 'コピー：非公開リンク',
  copied: 'リンクをコピーしました',
  newLink: '新しいリンク',
  newLinkQuestion: '新しいリンクを作成しますか？',
  newLinkEffect: '古いリンクは誰も使えなくなります。最終日とパスワードはそのままです。',
  oldLinkOff: '古いリンクは使えなくなりました。',
  changeFailed: 'リンクを変更できませんでした。もう一度お試しください。',
  lastDay: '最終日',
  noEnd: 'リンクに期限はありません。',
  removeLastDay: '最終日を削除',
  password: 'パスワード',
  newPassword: '新しいパスワード',
  hasPassword: 'リンクを開くにはパスワードが必要です。',
  noPassword:
    'リンクはパスワードなしで開けます。パスワードを設定すると、1日に1回入力が必要になります。',
  removePassword: 'パスワードを削除',
  save: '保存',
  idAddress: '撮影IDを含むアドレス',
  idOpens:
    'リンクに最終日やパスワードを設定するまでは、このアドレスでも撮影を開けます。カレンダーの予定やメールの添付ファイルにはIDが含まれます。',
  idClosed: 'この撮影は非公開リンクでのみ開けます。',
  idLimited: 'リンクに最終日かパスワードがあるため、開けません。',
  address: 'アドレス',
  copyIdAddress: 'コピー：撮影IDを含むアドレス',
} as const satisfies Translation<typeof en>;
