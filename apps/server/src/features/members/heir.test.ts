import type { Role } from '@lensemble/contract/permissions';
import { expect, test } from 'vitest';
import { heirOf } from './heir.ts';

const team = (...roles: Role[]) => roles.map((role, index) => ({ userId: `${index}`, role }));

test.each([
  ['the longest-standing admin', team('owner', 'member', 'admin', 'admin'), '2'],
  ['the longest-standing member without any admin', team('owner', 'member', 'member'), '1'],
  ['nobody where another owner stays', team('owner', 'admin', 'owner'), undefined],
  ['nobody where nobody stays', team('owner'), undefined],
])('the team passes to %s', (_, members, heir) => {
  expect(heirOf(members, '0')?.userId).toBe(heir);
});

test('who is no owner leaves nothing to anybody', () => {
  expect(heirOf(team('member', 'owner', 'admin'), '0')).toBeUndefined();
});
