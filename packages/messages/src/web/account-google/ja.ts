import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  title: 'Googleアカウント',
  notLoaded: 'アカウントを読み込めませんでした',
  disconnect: '連携を解除',
  disconnectYours: 'Googleアカウントの連携を解除',
  about:
    '香盤表をドライブに、撮影をカレンダーに保存します。連携を解除しても保存済みのドキュメントと予定は残りますが、予定は更新されなくなります。',
  none: '連携していません。Googleに保存するときに、再度連携を求められます。',
  disconnected: 'Googleアカウントの連携を解除しました',
  notDisconnected: 'Googleの連携を解除できませんでした。もう一度お試しください。',
} as const satisfies Translation<typeof en>;
