import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  hours: '時間',
  untimed: '時刻は未定',
  until: '{time}まで',
  details: '、{hours}、{duration}、{status}',
  fromTo: '{from}～{to}',
  newShoot: '新しい撮影',
  earlierDays: '前の日',
  laterDays: '後の日',
} as const satisfies Translation<typeof en>;
