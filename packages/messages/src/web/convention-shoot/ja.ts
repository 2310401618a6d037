import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: '{convention}の新しい撮影',
  name: 'タイトル',
  day: '日',
  time: '開始',
  minutes: '所要時間',
  place: '場所',
  noPoint: '集合場所なし',
  way: '{point}から{minutes}分',
  freeThen: 'その時間に空いている人',
  noOneFree: 'その時間に空いている人はいません。',
  tightTo: '{name}さんは{time}の「{title}」まで徒歩{walk}分のところ、{gap}分しかありません',
  tightFrom: '{name}さんは{time}に終わる「{title}」から徒歩{walk}分のところ、{gap}分しかありません',
  cancel: 'キャンセル',
  add: '撮影を追加',
  needsTime: '時刻を選んでください',
  added: '撮影を追加しました',
  withoutCrew: 'スタッフを追加できませんでした。撮影の画面で追加してください。',
  open: '開く',
  failed: '撮影を追加できませんでした。もう一度お試しください。',
  unsaved: 'この撮影はまだ追加されていません。',
} as const satisfies Translation<typeof en>;
