import type { Role } from '@lensemble/contract/permissions';

/** What a team's roles are called. */
export const roleWords: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  admin: 'Admin',
  member: 'Member',
};
