import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: '参考画像',
  reference: '参考画像{number}',
  add: '画像を追加',
  dropToAdd: 'ドロップして追加',
  orDrop: 'またはここにドロップ',
  toAdd: '追加する画像',
  showFewer: '表示を減らす',
  showMore: { other: 'さらに{count}枚を表示' },
  more: 'もっと見る',
  less: '閉じる',
  moreNotes: '参考画像{number}のメモをもっと見る',
  lessNotes: '参考画像{number}のメモを閉じる',
  remove: '参考画像{number}を削除',
  deleteTitle: '参考画像を削除',
  deleteQuestion: 'この参考画像を削除しますか？しばらくの間は、通知から元に戻せます。',
  delete: '削除',
  undo: '元に戻す',
  deleted: { other: '参考画像を{count}枚削除しました' },
  restored: { other: '参考画像を{count}枚復元しました' },
  deleteFailed: '参考画像を削除できませんでした',
  restoreFailed: '参考画像を復元できませんでした',
} as const satisfies Translation<typeof en>;
