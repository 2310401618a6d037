import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  owner: 'Besitzer',
  admin: 'Admin',
  member: 'Mitglied',
} as const satisfies Translation<typeof en>;
