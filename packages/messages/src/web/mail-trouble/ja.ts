import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  noSuchAddress: 'アドレスが存在しません',
  switchedOff: 'メールボックスが無効です',
  full: 'メールボックスがいっぱいです',
  notAllowed: 'メールサーバーがこのメールを許可していません',
  refused: 'メールサーバーがメールを拒否しました',
  withStatus: '{reason}（{status}）',
  unsubscribed: 'このチームからのメールを希望していません',
  emailRefused: 'メールが拒否されました：{reason}',
} as const satisfies Translation<typeof en>;
