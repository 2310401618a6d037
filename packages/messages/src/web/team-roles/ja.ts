import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const ja = {
  owner: 'オーナー',
  admin: '管理者',
  member: 'メンバー',
} as const satisfies Translation<typeof en>;
