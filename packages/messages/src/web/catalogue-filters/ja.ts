import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  sortBy: '並べ替え：{order}',
  newest: '新しい順',
  byName: '名前',
  byRole: '役割',
  byCategory: 'カテゴリー',
  byAddress: '住所',
  byCharacter: 'キャラクター',
  bySeries: '作品',
  availability: '空き状況',
  availabilityAll: '空き状況：すべて',
  filterByAvailability: '空き状況で絞り込む',
  status: 'ステータス',
  statusAll: 'ステータス：すべて',
  filterByStatus: 'ステータスで絞り込む',
  role: '役割',
  roleAll: '役割：すべて',
  filterByRole: '役割で絞り込む',
  category: 'カテゴリー',
  categoryAll: 'カテゴリー：すべて',
  filterByCategory: 'カテゴリーで絞り込む',
  shown: '{total}件中{found}件を表示',
  nothingFound: '検索に一致するものはありません',
  hidden: 'フィルターで非表示になっています。',
  clear: '検索をクリア',
} as const satisfies Translation<typeof en>;
