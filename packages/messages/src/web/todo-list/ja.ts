import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  todos: 'To Do（{count}）',
  ofCostume: '{costume} · {todos}',
  more: 'ほか{count}件',
  checkedOff: 'To Doを完了にしました',
  restored: 'To Doを元に戻しました',
  undo: '元に戻す',
  costumeNotUpdated: '衣装を更新できませんでした',
} as const satisfies Translation<typeof en>;
