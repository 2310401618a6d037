import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  cancel: 'キャンセル',
  save: '保存',
  close: '閉じる',
  dismiss: '閉じる',
  layers: 'メニューとヒント',
  choose: '選択',
  choices: '選択肢',
  notifications: '通知（F8）',
  routeLoading: '読み込み中',
  replacing: '再発行中…',
  filterByStatus: 'ステータスで絞り込む',
  previousMonth: '前の月',
  nextMonth: '次の月',
  previousWeek: '前の週',
  nextWeek: '次の週',
} as const satisfies Translation<typeof en>;
