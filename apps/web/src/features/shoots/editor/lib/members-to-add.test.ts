import type { Member } from '@lensemble/contract/members';
import { expect, it } from 'vitest';
import { membersToAdd, withMembers } from './members-to-add.ts';

const member = (id: string, firstName: string): Member => ({
  id,
  userId: `user ${id}`,
  role: 'member',
  profile: { firstName, lastName: 'Okafor', avatarUrl: null },
  user: { email: `${firstName.toLowerCase()}@example.org` },
  joinedAt: '2026-11-01T00:00:00Z',
  joinedBy: null,
  invitedAs: null,
});
const team = [member('1', 'Ada'), member('2', 'Robin')];

it('offers the user before the crew list, and the other members of the team after it', () => {
  const ida = { id: 'crew 1', name: 'Ida', detail: null, picture: null, placeholder: null };
  expect(withMembers([ida], membersToAdd(team, [], 'user 2'))).toMatchObject([
    { name: 'Me', detail: 'Robin Okafor', fullName: 'Robin Okafor', isPerson: true },
    { name: 'Ida' },
    { name: 'Ada Okafor', detail: 'Member of this team' },
  ]);
});

it('leaves out members who are in the crew list by account or address', () => {
  const ada = { email: null, userId: 'user 1' };
  expect(membersToAdd(team, [ada], 'user 2')).toMatchObject([{ fullName: 'Robin Okafor' }]);
  const crew = [
    { email: 'Robin@Example.org', userId: null },
    { email: null, userId: null },
  ];
  expect(membersToAdd(team, crew, 'user 2')).toMatchObject([{ fullName: 'Ada Okafor' }]);
});
