import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  owner: 'Propriétaire',
  admin: 'Administrateur',
  member: 'Membre',
} as const satisfies Translation<typeof en>;
