import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  filters: '撮影を絞り込む',
  search: '撮影を検索',
  mine: '自分の撮影',
  person: '人物',
  costume: '衣装',
  place: '場所',
  month: '月',
  anyPerson: '人物：すべて',
  anyCostume: '衣装：すべて',
  anyPlace: '場所：すべて',
  anyMonth: '月：すべて',
  choice: '{name}（{count}）',
  noLocation: 'ロケ地なし',
  noDate: '日付は未定',
  notFound: '見つかりません',
  clear: 'フィルターを解除',
  namesFailed: '人物と衣装を読み込めませんでした',
  noMatch: '選択したフィルターに一致する撮影はありません',
  found: { other: '{count}件中{found}件の撮影' },
} as const satisfies Translation<typeof en>;
