import type { Role } from '@lensemble/contract/permissions';

interface Standing {
  readonly userId: string;
  readonly role: Role;
}

/**
 * Who owns a team once somebody has left it: the longest-standing admin, else the longest-standing member; undefined where
 * there is an owner still, or nobody (server-rules.md, "Teams").
 * @param members the longest-standing first
 */
export function heirOf<T extends Standing>(members: readonly T[], leaver: string): T | undefined {
  const others = members.filter(({ userId }) => userId !== leaver);
  if (others.some(({ role }) => role === 'owner')) return undefined;
  return others.find(({ role }) => role === 'admin') ?? others[0];
}
