import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  owner: 'Propietario',
  admin: 'Administrador',
  member: 'Miembro',
} as const satisfies Translation<typeof en>;
