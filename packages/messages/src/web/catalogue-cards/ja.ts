import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  edit: '編集',
  editItem: '{name}を編集',
  delete: '削除',
  deleteItem: '{name}を削除',
  more: '{name}のその他の操作',
  duplicate: '複製',
  available: '使用可',
  inUse: '使用中',
  unavailable: '使用不可',
  crewAvailable: '参加可',
  crewUnavailable: '参加不可',
  quantity: '数量：{quantity}',
  from: '作品：{series}',
  storedAt: '保管場所：',
  email: 'メール：',
  phone: '電話：',
  none: 'なし',
  onTheMap: '地図に表示',
  onTheMapAt: '地図に表示：',
  copyAddress: '住所をコピー',
  inNoShoots: 'まだどの撮影にもありません',
  inShoots: { other: '{count}件の撮影' },
  inShootsNext: { other: '{count}件の撮影、次は{date}' },
} as const satisfies Translation<typeof en>;
