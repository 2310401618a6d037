import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  dangerZone: '危険な操作',
  deleteAccount: 'アカウントを削除',
  about:
    'プロフィールを削除し、すべてのデバイスからログアウトします。ほかにメンバーがいないチームも削除されます。',
  question: 'アカウントを削除しますか？',
  consequences:
    'プロフィールを削除し、すべてのデバイスからログアウトします。ほかにメンバーがいないチームも削除されます。ほかにメンバーがいるチームには、必要に応じて新しいオーナーが設定されます。{told}この操作は元に戻せません。',
  everyoneTold:
    '削除されるチームの今後の撮影のリマインダーか香盤表を受け取った人には、中止を知らせるメールが届きます。',
  yourEmail: 'メールアドレス',
  deleting: '削除中…',
  deleted: 'アカウントを削除しました',
  failed: 'アカウントを削除できませんでした',
} as const satisfies Translation<typeof en>;
