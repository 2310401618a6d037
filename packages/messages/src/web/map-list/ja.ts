import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: 'すべての撮影（{shoots}）',
  ofTotal: '全{total}件中',
  showAllStatuses: 'すべてのステータスを表示',
  noneMatch: '選択したフィルターに一致する撮影はありません',
  hidden: 'フィルターで非表示になっています。',
  noDetails: 'この撮影にほかの情報はありません',
  description: '説明',
  costumes: '衣装',
  props: '小道具',
  personnel: 'スタッフ',
  more: 'ほか{count}件',
  notOnMapAfter: '、地図上にありません',
  notOnMap: '地図上にありません',
  noLocation: 'ロケ地なし',
  openShoot: '撮影を開く',
  showOnMap: '地図で表示',
  putOnMap: '「{name}」を地図に追加',
} as const satisfies Translation<typeof en>;
