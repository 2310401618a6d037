import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  cancel: 'キャンセル',
  save: '保存',
  close: '閉じる',
  back: '戻る',
  tryAgain: 'もう一度試す',
  dismiss: '閉じる',
  undo: '元に戻す',
  error: 'エラー',
  loading: '読み込み中…',
  layers: 'メニューとヒント',
  choose: '選択',
  choices: '選択肢',
  notifications: '通知（F8）',
} as const satisfies Translation<typeof en>;
