import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: '今後の撮影',
  allShoots: 'すべての撮影',
  noMatch: '選択したフィルターに一致する撮影はありません',
  hidden: 'フィルターで非表示になっています。',
  noShoots: 'まだ撮影はありません',
  firstHere: '最初の撮影が、ここにステータス別に表示されます。',
  showAll: 'すべてのステータスを表示',
  showMore: { other: 'さらに{count}件を表示' },
  noDate: '日付は未定',
  noDescription: '説明なし',
  planFirst: '最初の撮影を計画',
  planFirstText: '名前だけで始められます。',
  addCostume: '衣装を追加',
  addCostumeText: '写真と、これから縫うところを記録します。',
  inviteTeam: 'チームのメンバーを招待',
  inviteTeamText: 'コード、リンク、メールで招待できます。',
  inviteWithoutMail: 'コードかリンクで招待できます。',
  seeBoard: 'ボードを見る',
  seeBoardText: 'アイデアから完了まで、カードで進めます。',
} as const satisfies Translation<typeof en>;
