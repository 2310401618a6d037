import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: 'カレンダー',
  calendar: 'カレンダー',
  today: '今日',
  view: '表示',
  month: '月',
  week: '週',
  agenda: '予定一覧',
  day: '日',
  eventsOn: '{date}の予定',
  shoots: { other: '{number}件の撮影' },
  noEvents: 'この日の予定はありません',
  plan: 'この日に撮影を計画',
  shownHere: 'この日付の予定がここに表示されます。',
  noTime: '時刻は未定',
  hint: '撮影は別の日にドラッグして移動できます。新しく計画するには、{key}を押すか、空いている日の上をドラッグします。撮影日は最初の日になります。',
  shapes: 'ステータスの形',
  moveDay: '別の日に移動',
  move: '移動',
  moveShoot: '{title}を別の日に移動',
} as const satisfies Translation<typeof en>;
