import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  todos: 'To Do',
  placeholder: 'To Doを追加',
  add: '追加',
  added: '{todo}を追加しました',
  removed: '{todo}を削除しました',
  moved: '{todo}を{place}番目に移動しました',
  moveUp: '{todo}を上に移動',
  moveDown: '{todo}を下に移動',
  remove: '{todo}を削除',
} as const satisfies Translation<typeof en>;
