import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  pickedUp: '「{column}」から{title}を持ち上げました。',
  overNone: 'どの列の上にもありません。',
  over: '「{column}」の上にあります。',
  overOwn: '元の列「{column}」の上にあります。',
  stays: '{title}は「{column}」のままです。',
  dropped: '{title}を「{column}」に移動しました。',
  canceled: 'キャンセルしました。{title}は「{column}」のままです。',
} as const satisfies Translation<typeof en>;
