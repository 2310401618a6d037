import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: '招待',
  loading: '招待を読み込んでいます',
  notValid: 'この招待は使えません',
  notReached: 'Lensembleに接続できません。もう一度お試しください。',
  question: '{team}に参加しますか？',
  isIn: '{team}に参加しています',
  asMember: '{address}でログインしています。メンバーとして参加します。ほかのチームは変わりません。',
  asAdmin: '{address}でログインしています。管理者として参加します。ほかのチームは変わりません。',
  isMember: 'すでにこのチームのメンバーです。',
  isMemberShare:
    'すでにこのチームのメンバーです。ほかの人を招待するには、このリンクを共有してください。',
  join: 'チームに参加',
  joining: '参加中…',
  tryAgain: 'もう一度試す',
  notNow: '今はしない',
  goToTeam: 'チームに移動',
} as const satisfies Translation<typeof en>;
