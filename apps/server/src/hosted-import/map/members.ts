import { type Role, roles } from '@lensemble/contract/permissions';
import { became, leaveOut, type Noted, type Tell } from '../report.ts';
import { nothingElse, type Row } from '../source-tables.ts';
import type { Making } from './making.ts';
import { idOf, momentOf } from './values.ts';

/** `userId`: of the account here. */
export interface MappedMember {
  readonly userId: string;
  readonly role: Role;
  readonly createdAt: string;
}

interface Noting {
  readonly noted: Noted;
  readonly member: MappedMember;
}

const rankOf = (role: Role) => roles.indexOf(role);

function roleOf(noted: Noted, value: string | null): Role {
  const wanted = value?.trim().toLowerCase();
  const found = roles.find((role) => role === wanted) ?? 'member';
  return became(noted, 'role', value, found, 'There is no such role');
}

function memberOf(
  making: Making,
  tell: Tell,
  accounts: ReadonlyMap<string, string>,
  row: Row<'team_members'>,
): Noting | undefined {
  const { id, team_id: _, user_id, role, created_at, ...rest } = row;
  nothingElse(rest);
  const noted = { table: 'team_members', id: String(id), tell };
  const userId = accounts.get(idOf(user_id) ?? '');
  if (userId === undefined) return leaveOut(noted, 'Its user is not imported');
  const createdAt = momentOf(noted, 'created_at', created_at, making.now);
  return { noted, member: { userId, role: roleOf(noted, role), createdAt } };
}

/** One membership for each person, the oldest, with their strongest role. A team without an owner gets one. */
export function membersOf(
  making: Making,
  tell: Tell,
  accounts: ReadonlyMap<string, string>,
  rows: readonly Row<'team_members'>[],
): readonly MappedMember[] {
  const kept = new Map<string, Noting>();
  for (const row of rows) {
    const found = memberOf(making, tell, accounts, row);
    if (!found) continue;
    const { userId, role } = found.member;
    const first = kept.get(userId);
    if (!first) {
      kept.set(userId, found);
      continue;
    }
    leaveOut(found.noted, 'The team has this member already');
    if (rankOf(role) >= rankOf(first.member.role)) continue;
    became(first.noted, 'role', first.member.role, role, 'It is the strongest role of the member');
    kept.set(userId, { ...first, member: { ...first.member, role } });
  }
  const all = [...kept.values()];
  // Nothing changes for one who is the owner.
  const heir = all.toSorted((a, b) => rankOf(a.member.role) - rankOf(b.member.role))[0];
  if (heir) became(heir.noted, 'role', heir.member.role, 'owner', 'The team had no owner');
  return all.map((each) => (each === heir ? { ...each.member, role: 'owner' } : each.member));
}
