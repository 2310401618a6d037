import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: 'すべての撮影',
  columnTitle: '{column} · すべての撮影',
  onlyColumn: { other: '{column}：{count}件の撮影のうち{shown}件。' },
  showAll: 'すべて表示',
  table: '表',
  board: 'ボード',
  columns: '列',
  planningTab: '計画中',
  readyTab: '準備完了',
  addTo: '「{column}」に撮影を追加',
  emptyColumn: '「{column}」の撮影はありません',
  ideaHint: 'ひらめきはすべてここに。名前だけで十分です。',
  planningHint: '日付とスタッフが決まったら、ここにドラッグします。',
  readyHint: 'スタッフ、場所、時刻が決まったら、ここにドラッグします。',
  completedHint: '最後の一枚を撮り終えたら、ここにドラッグします。',
  hidden: '非表示',
  hiddenText: { other: '「{column}」に{count}件の撮影があります。' },
  showColumn: '「{column}」を表示',
  noDate: '日付は未定',
  selected: '選択中',
  move: '{title}を移動',
  moveTo: '移動先',
  select: '選択',
  deselect: '選択を解除',
  duplicate: '複製',
  delete: '削除',
  landsHere: 'ここに移動します',
  dragHelp:
    'スペースキーを押すと、この撮影を別の列に移動できます。左右の矢印キーで列を選び、スペースキーで確定、Escキーで元の場所に戻します。Enterキーで開き、ShiftとEnterで選択します。',
} as const satisfies Translation<typeof en>;
