import type { Role } from '@lensemble/contract/permissions';

interface Standing {
  readonly userId: string;
  readonly role: Role;
}

/**
 * The new owner after a member leaves: the longest-standing admin, otherwise the longest-standing member. Undefined if
 * an owner remains or no member does.
 * @param members the longest-standing first
 */
export function heirOf<T extends Standing>(members: readonly T[], leaver: string): T | undefined {
  const others = members.filter(({ userId }) => userId !== leaver);
  if (others.some(({ role }) => role === 'owner')) return undefined;
  return others.find(({ role }) => role === 'admin') ?? others[0];
}
