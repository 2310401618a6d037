import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: 'これからの8週間',
  strip: { other: '{first}から{last}まで撮影{count}件' },
  eachUnit: '1台につき1行です。アイデアは何も押さえません。',
  firstUnits: { other: '最初の{count}台に1行ずつあります。アイデアは何も押さえません。' },
  ideas: 'アイデアは何も押さえません。',
  free: '{date}まで使う撮影はありません。',
  units: { other: '{count}台' },
  wanted: '希望{wanted}、空き{free}',
  alsoAt: '{title}でも使用',
  alsoAtMore: { other: 'ほか{count}件の撮影でも使用' },
  moreIn: { other: '{month}にあと{count}件' },
  moreUntil: { other: '{date}までにあと{count}件' },
  incomplete: 'この一覧に表示しきれないものがあります。',
  loading: '読み込み中',
  notLoaded: 'これからの8週間を読み込めませんでした。',
  tryAgain: 'もう一度試す',
} as const satisfies Translation<typeof en>;
