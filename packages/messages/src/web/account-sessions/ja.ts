import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: 'ログイン中のデバイス',
  notLoaded: '一覧を読み込めませんでした',
  loading: 'ログイン中のデバイスを読み込んでいます',
  signedIn: 'ログイン：{date}',
  thisDevice: 'このデバイス',
  signOut: 'ログアウト',
  signOutDevice: '{device}をログアウト',
  signOutOthers: 'ほかのすべてのデバイスからログアウト',
  signedOut: 'デバイスからログアウトしました',
  othersSignedOut: 'ほかのすべてのデバイスからログアウトしました',
  failed: 'デバイスからログアウトできませんでした。もう一度お試しください。',
} as const satisfies Translation<typeof en>;
