import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  newShoot: '新しい撮影',
  dialog: '別の日に移動',
  question: 'この撮影を{date}に移動しますか？',
  emails: 'リマインダーを受け取った人には、日程の変更を知らせるメールが届きます。',
  move: '移動',
  moveAndEmail: '移動してメールを送る',
  emailed: 'リマインダーを受け取った人全員にメールが届きます。',
  eventUpdated: 'Googleカレンダーの予定も更新されます。',
  reminderRemoved: 'リマインダーは間に合わないため削除されました。',
} as const satisfies Translation<typeof en>;
