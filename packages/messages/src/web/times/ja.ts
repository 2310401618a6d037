import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  minutes: '{minutes}分',
  hours: '{hours}時間',
  duration: '{hours}時間{minutes}分',
  hourRange: '{from}～{to}',
  today: '今日',
  days: { other: '{count}日' },
  weeks: { other: '{count}週間' },
} as const satisfies Translation<typeof en>;
