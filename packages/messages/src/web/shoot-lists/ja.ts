import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  add: '新しい撮影',
  filter: 'フィルター',
  filterInUse: 'フィルター（使用中）',
  loading: '撮影を読み込んでいます…',
  failed: 'おっと！データベースはコスプレ休憩中です',
  tryAgain: 'もう一度探す',
  searching: 'データベースを探しています…',
  whereItIs: 'ウィッグともう片方のブーツの間のどこかにいます。撮影データは無事です。',
  unreachable: 'サーバーに接続できません。撮影データは無事です。',
  calendar: 'カレンダー',
  docs: 'Docs',
} as const satisfies Translation<typeof en>;
