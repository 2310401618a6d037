import { consentWordings } from '../schema/consents.ts';
import { teamExports } from '../schema/team-archives.ts';
import { teamInvitations, teamMembers, teamShortCodes, teams } from '../schema/teams.ts';
import { key, type RecordedTable, recorded, times } from './recording.ts';

/** The team, its members and its settings. */
export const teamRecordings: readonly RecordedTable[] = [
  recorded(
    teams,
    { kind: 'team', id: ['id'], team: 'id', title: 'name', audit: true },
    {
      id: 'hidden',
      ...times,
      name: 'value',
      inviteCode: 'marked',
      revision: 'hidden',
      begunRevision: 'hidden',
      shootsAtMost: 'hidden',
    },
  ),
  recorded(
    teamShortCodes,
    { kind: 'team', id: ['team_id'], list: 'shortCode', entry: [], audit: true },
    { teamId: 'hidden', seed: 'marked', hash: 'hidden', expiresAt: 'hidden' },
  ),
  recorded(
    consentWordings,
    {
      ...{ kind: 'team', id: ['team_id'], list: 'wording', entry: ['version'] },
      ...{ isOnce: true, audit: true },
    },
    { teamId: 'hidden', version: 'hidden', text: 'marked', uses: 'hidden', createdAt: 'hidden' },
  ),
  recorded(
    teamExports,
    { kind: 'team', id: ['team_id'], list: 'exports', entry: ['id'], isOnce: true, audit: true },
    {
      teamId: 'hidden',
      id: 'hidden',
      userId: 'hidden',
      state: 'hidden',
      done: 'hidden',
      total: 'hidden',
      bytes: 'hidden',
      createdAt: 'hidden',
      finishedAt: 'hidden',
    },
  ),
  recorded(
    teamMembers,
    { kind: 'member', id: ['user_id'], audit: true },
    {
      ...key,
      userId: 'hidden',
      role: 'value',
      joinedBy: 'hidden',
      invitedAs: 'hidden',
      createdAt: 'hidden',
    },
  ),
  recorded(
    teamInvitations,
    { kind: 'invitation', id: ['email'], title: 'email', audit: true },
    {
      ...key,
      email: 'hidden',
      role: 'value',
      hash: 'hidden',
      expiresAt: 'hidden',
      acceptedBy: 'hidden',
      createdAt: 'hidden',
    },
  ),
];
