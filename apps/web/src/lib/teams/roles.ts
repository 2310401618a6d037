import type { Role } from '@lensemble/contract/permissions';

export const roleWords: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  admin: 'Admin',
  member: 'Member',
};
