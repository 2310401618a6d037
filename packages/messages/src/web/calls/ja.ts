import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  error: 'エラー',
  notOpened: '開けませんでした',
  checkConnection: '接続を確認してもう一度お試しください。',
  nothingChanged: '何も変更されていません',
  notSaved: '保存されていません',
  otherAccount:
    '別のタブで別のアカウントにログインしています。これを保存するには、そのタブで元のアカウントにログインしてください。',
  stalled: '接続が止まりました',
} as const satisfies Translation<typeof en>;
