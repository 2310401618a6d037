import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  description: 'コスプレ撮影をみんなで計画。チーム、カタログ、香盤表。',
  failed: 'Lensembleを読み込めませんでした。',
  tryAgain: 'もう一度試す',
} as const satisfies Translation<typeof en>;
