import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  error: 'エラー',
  unreachable: 'サーバーに接続できません。応答するようになったら、もう一度お試しください。',
  popupBlocked: 'ポップアップがブロックされました',
  allowPopups: 'Googleを承認するには、ポップアップを許可してください',
  googleNotSetUp: 'このサーバーではGoogleが設定されていません',
  eventFailedTitle: '予定を作成できませんでした',
  eventFailed: 'カレンダーの予定を作成または更新できませんでした',
  eventCreated: 'カレンダーの予定を作成しました',
  openFile: 'ダウンロードしたファイルをカレンダーアプリで開いてください。',
  eventExistsTitle: '予定はすでにあります',
  eventExists: 'この撮影はすでにGoogleカレンダーに登録されています。',
  documentFailed: 'ドキュメントを作成または更新できませんでした',
  exported: 'エクスポートしました',
  exportFailed: 'エクスポートできませんでした',
  remindersSent: 'リマインダーを送信しました',
  savedFirst: '撮影を保存しました。{message}',
  remindersFailedTitle: 'リマインダーを送信できませんでした',
  remindersFailed: 'リマインダーを送信できませんでした',
} as const satisfies Translation<typeof en>;
