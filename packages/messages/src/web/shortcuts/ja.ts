import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: 'キーボードショートカット',
  plainKeys: 'Ctrlや⌘を使わないショートカット',
  plainKeysHint: '音声入力を使う場合はオフにしてください',
  general: '全般',
  goTo: '移動',
  add: '追加',
  calendar: 'カレンダー',
  openShoot: '開いている撮影',
} as const satisfies Translation<typeof en>;
