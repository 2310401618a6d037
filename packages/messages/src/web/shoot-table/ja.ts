import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  name: '撮影の表',
  shoots: '撮影',
  columns: '列',
  title: 'タイトル',
  status: 'ステータス',
  date: '日付',
  time: '時刻',
  readiness: '準備状況',
  duration: '所要時間',
  place: '場所',
  crew: 'スタッフ',
  costumes: '衣装',
  description: '説明',
  shared: '共有',
  yes: 'はい',
  created: '作成日時',
  updated: '更新日時',
  noMatch: '選択したフィルターに一致する撮影はありません',
  hidden: 'フィルターで非表示になっています。',
  nothingPlanned: 'まだ何も計画されていません',
  firstShoot: '最初の撮影がここに表示されます。',
} as const satisfies Translation<typeof en>;
