import { describe, expect, it, test } from 'vitest';
import {
  actions,
  may,
  mayChangeRole,
  mayDeleteTeam,
  mayLeave,
  mayRemove,
  OWN_REMOVAL_MESSAGE,
  OWN_ROLE_MESSAGE,
  OWNER_REMOVAL_MESSAGE,
  OWNER_ROLE_MESSAGE,
  type Role,
  refusals,
  removalRefusal,
  roleChangeRefusal,
  roles,
} from './permissions.ts';

/** The expected roles, stated independently of the code. */
const table = {
  editShoots: ['owner', 'admin', 'member'],
  comment: ['owner', 'admin', 'member'],
  deleteAnyComment: ['owner', 'admin'],
  readMembers: ['owner', 'admin', 'member'],
  editTeamName: ['owner', 'admin'],
  editConsent: ['owner', 'admin'],
  exportTeam: ['owner', 'admin'],
  readAudit: ['owner', 'admin'],
  emptyTrash: ['owner', 'admin'],
  connectAccounts: ['owner', 'admin'],
  changeRoles: ['owner', 'admin'],
  removeMembers: ['owner', 'admin'],
  readInviteCode: ['owner'],
  replaceInviteCode: ['owner'],
  inviteByMail: ['owner'],
  transferOwnership: ['owner'],
  deleteTeam: ['owner'],
} as const;

test('the table below knows every action', () => {
  expect(Object.keys(table).sort()).toEqual([...actions].sort());
});

it.each(Object.entries(table))('%s is for %j', (action, allowed) => {
  expect(roles.filter((role) => may(role, action as keyof typeof table))).toEqual(allowed);
});

const actorWith = (role: Role) => ({ userId: 'actor', role });
const another = (role: Role) => ({ userId: 'other', role });

describe.each([
  ['changing the role of', mayChangeRole],
  ['removing', mayRemove],
])('%s a member', (_, mayDo) => {
  const pairs = roles.flatMap((actor) => roles.map((member) => [actor, member] as const));
  const permitted = ['owner>admin', 'owner>member', 'admin>admin', 'admin>member'];

  test.each(pairs)('%s, where they are %s', (actor, member) => {
    const expected = permitted.includes(`${actor}>${member}`);
    expect(mayDo(actorWith(actor), another(member))).toBe(expected);
  });

  test.each(roles)('is never for the caller as %s', (role) => {
    expect(mayDo(actorWith(role), actorWith(role))).toBe(false);
  });
});

test('each refusal says why', () => {
  const [owner, admin, member] = roles.map(actorWith) as [
    ReturnType<typeof actorWith>,
    ReturnType<typeof actorWith>,
    ReturnType<typeof actorWith>,
  ];
  expect(roleChangeRefusal(member, another('member'))).toBe(refusals.changeRoles);
  expect(roleChangeRefusal(admin, admin)).toBe(OWN_ROLE_MESSAGE);
  expect(roleChangeRefusal(admin, another('owner'))).toBe(OWNER_ROLE_MESSAGE);
  expect(removalRefusal(member, another('member'))).toBe(refusals.removeMembers);
  expect(removalRefusal(owner, owner)).toBe(OWN_REMOVAL_MESSAGE);
  expect(removalRefusal(admin, another('owner'))).toBe(OWNER_REMOVAL_MESSAGE);
  expect(refusals.editTeamName).toBe('Only team owners and admins can change the team name');
});

test('the only member cannot leave', () => {
  expect([1, 2, 3].map(mayLeave)).toEqual([false, true, true]);
});

test('a team is deleted by an owner who owns another one', () => {
  const deletions = roles.flatMap((role) => [1, 2].map((owned) => mayDeleteTeam(role, owned)));
  expect(deletions).toEqual([false, true, false, false, false, false]);
});
