import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: 'リマインダーを送信しますか？',
  description:
    '計画とカレンダー用の予定を、スタッフにメールで送ります。参加できるかを尋ねるには、香盤表を送ってください。',
  descriptionUnsaved:
    '計画とカレンダー用の予定を、スタッフにメールで送ります。参加できるかを尋ねるには、香盤表を送ってください。未保存の変更は先に保存されます。',
  loading: 'スタッフを読み込んでいます',
  notLoaded: 'スタッフの一覧を読み込めませんでした。',
  recipients: '宛先',
  person: '{name}、{role}',
  noAddress: { other: '{names}さんにはメールアドレスがありません。' },
  needsAddress: 'リマインダーを送信するには、スタッフのメールアドレスを登録してください。',
  unsubscribed: { other: '{names}さんはこのチームからのメールを希望していません。' },
  neverSent: 'この撮影のリマインダーはまだ送信されていません。',
  cancel: 'キャンセル',
  tryAgain: 'もう一度試す',
  send: '送信',
  sendTo: { other: '{count}人に送信' },
} as const satisfies Translation<typeof en>;
