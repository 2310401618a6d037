import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  unreachable: 'Lensembleに接続できません。接続を確認してもう一度お試しください。',
  serviceUnreachable: 'ログインサービスに接続できません。接続を確認してもう一度お試しください。',
  unknown: '問題が発生しました。もう一度お試しください。',
  noSession: 'セッションを取得できませんでした',
  sessionFailed: 'セッションを開始できませんでした',
  sentence: '{text}。',
  withCause: '{text}。{cause}',
  againInSeconds: { other: '{sentence}{count}秒後にもう一度お試しいただけます。' },
  againInMinutes: { other: '{sentence}{count}分後にもう一度お試しいただけます。' },
  againInHours: { other: '{sentence}{count}時間後にもう一度お試しいただけます。' },
  confirmationRequired: 'メールアドレスの確認が必要です',
  confirmBefore: '続行する前に、メールを確認してアカウントを有効にしてください。',
  linkNotValid: 'このリンクは無効になりました。新しいリンクを請求してください。',
  canceled: 'ログインはキャンセルされました。',
  notCompleted: 'ログインが完了しませんでした。もう一度お試しください。',
} as const satisfies Translation<typeof en>;
