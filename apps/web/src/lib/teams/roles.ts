import type { Role } from '@lensemble/contract/permissions';
import { teamRoleWords } from '@lensemble/messages/web/team-roles';

export const roleWords: Readonly<Record<Role, string>> = {
  owner: teamRoleWords('owner'),
  admin: teamRoleWords('admin'),
  member: teamRoleWords('member'),
};
