import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: '地図',
  subtitle: 'すべての撮影を地図で確認できます',
  failed: '撮影を読み込めませんでした',
  checkNetwork: 'ネットワーク接続を確認して、もう一度お試しください。',
  loading: '撮影を読み込んでいます…',
  mapOfShoots: '撮影の地図',
  marker: '{title}、{status}',
  showOnly: '表示するステータス',
  readyShort: '準備完了',
  showAll: { other: '{count}件すべて表示' },
  noneWithLocation: 'ロケ地のある撮影はまだありません',
  addLocations: '撮影にロケ地を追加すると、地図に表示されます',
  addShoot: '新しい撮影',
  openTitle: '「{title}」を開く',
  isOpenBelow: '{title}を地図の下の一覧で開きました',
  shootsAt: { other: '{place}での撮影：{count}件' },
  shootsHere: { other: 'この場所での撮影：{count}件' },
  openShoot: '撮影を開く',
  details: '詳細',
  allHere: 'ここの{shoots}件',
  close: '閉じる',
  noDate: '日付は未定',
} as const satisfies Translation<typeof en>;
