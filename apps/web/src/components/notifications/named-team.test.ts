import type { Team } from '@lensemble/contract/teams';
import { expect, test } from 'vitest';
import { namedTeam } from './named-team.ts';

const entry = { kind: 'plans', teamName: 'Nightjar Cosplay' } as const;
const team = {} as Team;

test.each([
  ['of one of several teams', entry, [team, team], 'Nightjar Cosplay'],
  ['while the teams are not known', entry, undefined, 'Nightjar Cosplay'],
  ['of the only team', entry, [team], null],
  [
    'of an invitation, which names it',
    { ...entry, kind: 'invitations' } as const,
    [team, team],
    null,
  ],
  ['of a new member, which names it', { ...entry, kind: 'members' } as const, [team, team], null],
])('a notification %s', (_, of, teams, named) => expect(namedTeam(of, teams)).toBe(named));
