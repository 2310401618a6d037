import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  description: '下の項目は両方で変更されています。それ以外は統合されました。',
  back: '戻る',
  yours: '自分の内容',
  theirs: '相手の内容',
  theirsSaved: '相手の内容、{ago}',
  valueOf: '{side}：{value}',
  justNow: 'たった今',
  byField: '項目ごとに選ぶ',
  byFieldText: '両方の内容を見比べて、項目ごとに選びます。',
  keepMine: '自分の内容を残す',
  keepMineText: '相手の変更は置き換えられます：{names}。',
  takeTheirs: '相手の内容にする',
  takeTheirsText: '自分の変更はクリップボードにコピーされます：{names}。',
} as const satisfies Translation<typeof en>;
