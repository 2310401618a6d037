import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  sendCallSheet: '香盤表を送信',
  sendDates: '候補日を送信',
  calendar: 'カレンダー',
  docs: 'Docs',
  reminders: 'リマインダー',
  callSheet: '香盤表',
  dates: '候補日',
  aboutCallSheet: '一人ひとりに専用ページ付きのメールを送り、参加できるかを確認します',
  aboutDates: '一人ひとりにメールで都合を確認します',
  aboutCalendar:
    'この撮影をGoogleカレンダーに追加します。Googleがない場合は、カレンダーファイルをダウンロードします',
  aboutDocs: '香盤表を作成します（Googleドキュメント、Word、PDF）',
  aboutReminders: '返事を求めずに、スタッフに計画をメールで送ります',
  crewFirst: '先に撮影にスタッフを追加してください',
  isOver: 'この撮影は終了しています',
  documentCreated: '香盤表を作成しました',
  eventCreated: 'カレンダーの予定を作成しました',
  open: '開く',
  word: 'Word',
  dismiss: '閉じる',
  nextReminder: '次のリマインダーは{date}に送信されます。',
  nextOnceSaved: '保存すると、次のリマインダーは{date}に送信されます。',
  hadNoAddress: { other: '{names}さんにはメールアドレスがありませんでした。' },
  willBeTold: '受け取った人には、計画が変わったときや撮影から外れたときにメールが届きます。',
  eventRefused: 'カレンダーの予定を更新できませんでした。{reason}',
} as const satisfies Translation<typeof en>;
