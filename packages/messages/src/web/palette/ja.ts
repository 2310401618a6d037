import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: '検索',
  field: '撮影とカタログを検索',
  placeholder: '撮影、衣装、スタッフ、機材、場所を検索…',
  results: '検索結果',
  shownOf: '{total}件中{shown}件',
  loading: '読み込み中…',
  partial: '一部のカタログを読み込めませんでした。',
  nothing: '「{query}」に一致するものはありません。',
  nothingPartial: '「{query}」に一致するものはありません。一部のカタログを読み込めませんでした。',
  openShoot: '開いている撮影',
  actions: '操作',
  shoots: '撮影',
  costumes: '衣装',
  crew: 'スタッフ',
  props: '小道具',
  equipment: '機材',
  locations: 'ロケ地',
  kits: 'キット',
  create: '作成',
  mine: '自分の撮影',
  addShootNamed: '新しい撮影「{title}」を追加',
} as const satisfies Translation<typeof en>;
