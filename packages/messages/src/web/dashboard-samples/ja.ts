import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  curious: '計画の入ったチームを見てみませんか？',
  add: 'サンプルデータで試す',
  adding: '追加中…',
  hasSamples: 'このチームにはサンプルデータが入っています。',
  remove: 'サンプルデータを削除',
  removeQuestion: 'サンプルデータを削除しますか？',
  confirm: '削除',
  removing: '削除中…',
  notLoaded: 'サンプルデータを読み込めませんでした',
  looking: '変更された項目を確認しています…',
  deletesNothing: 'すべて変更済みか使用中のため、何も削除されません。',
  deletes: '{things}を削除します。この操作は元に戻せません。',
  stays: '変更した項目と、それに使われている項目は残ります：',
  shoots: { other: '撮影{count}件' },
  personnel: { other: 'スタッフ{count}人' },
  locations: { other: 'ロケ地{count}件' },
  costumes: { other: '衣装{count}着' },
  props: { other: '小道具{count}点' },
  equipment: { other: '機材{count}点' },
  kits: { other: 'キット{count}個' },
} as const satisfies Translation<typeof en>;
