import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  toNobody: '前回のリマインダー（{moment}）は誰にも送信されませんでした。',
  sent: { other: '前回のリマインダー（{moment}）を{count}人に送信しました。' },
  waiting: { other: '前回のリマインダー（{moment}）を{count}人に送信しています。' },
  sentAndWaiting: {
    other: '前回のリマインダー（{moment}）は{sent}に送信済みで、{count}人に送信しています。',
  },
  people: { other: '{count}人' },
  notSent: '{name}さんへのメールを送信できませんでした。',
  refused: '{name}さんへのメールが拒否されました：{reason}。',
  dropped: { other: '{names}さんへのメールは送信されませんでした。' },
  droppedBecause: { other: '{names}さんへのメールは送信されませんでした：{reason}。' },
  late: '撮影がすでに始まっていました',
  left: '撮影から外れています',
  unsubscribed: 'このチームからのメールを希望していません',
  mailboxLimit: 'その日のリマインダーが多すぎました',
  teamLimit: 'チームがその日に予定したリマインダーが多すぎました',
  removedMember: '削除されたスタッフ',
} as const satisfies Translation<typeof en>;
