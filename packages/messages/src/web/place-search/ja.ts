import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  towns: '市区町村',
  townsAdvice: '検索できるのは市区町村だけです。選んでから、地図で地点を指定してください。',
  everything: '都市、施設または通り',
  everythingAdvice: '正式名称で検索するか、市区町村名を加えてみてください。',
  places: '場所',
  found: { other: '{count}件の場所' },
  nothingFound: '場所が見つかりません',
  nothingFoundFor: '「{text}」に該当する場所が見つかりません',
  notFetched: '場所を取得できません',
  failed: '場所を取得できませんでした。もう一度お試しください。',
} as const satisfies Translation<typeof en>;
