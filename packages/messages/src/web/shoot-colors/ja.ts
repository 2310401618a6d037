import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: '一覧での色',
  custom: 'カスタムカラー',
  customIs: 'カスタム、{color}',
  blue: '青',
  cyan: 'シアン',
  green: '緑',
  yellow: '黄',
  orange: 'オレンジ',
  red: '赤',
  pink: 'ピンク',
  purple: '紫',
} as const satisfies Translation<typeof en>;
