import type { Told } from './told.ts';

interface Signed {
  readonly teamId: string;
  readonly shootId: string;
  readonly participantId: string;
  readonly title: string;
  readonly day: string | null;
  readonly name: string;
  readonly email: string | null;
  /** The account of the member that they are. */
  readonly userId: string | null;
  readonly at: Date;
  readonly note?: string | null;
}

/** What people are told of a consent that was signed or withdrawn. */
export function readConsent(event: 'signed' | 'withdrew', consent: Signed): Told {
  const { teamId, shootId, participantId, title, day, name, email, userId, at, note } = consent;
  const details = { people: [name], participantId, title, ...(note && { note }) };
  return {
    ...{ teamId, shootId, event, details, day, at },
    author: { email, userId },
    group: { key: `${event}/${shootId}`, adds: 'people' },
    isUrgent: false,
  };
}

interface Invited {
  readonly id: string;
  readonly teamId: string;
  readonly team: string;
  readonly userId: string;
  readonly inviterId: string | null;
  readonly inviter: string | null;
  readonly at: Date;
}

export const readInvitation = (invited: Invited): Told => ({
  teamId: invited.teamId,
  event: 'invited',
  shootId: null,
  subjectId: invited.id,
  details: {
    ...(invited.inviter && { people: [invited.inviter] }),
    ...(invited.inviterId && { personId: invited.inviterId }),
    team: invited.team,
  },
  to: { outsider: invited.userId },
  onceKey: `invited/${invited.id}`,
  isUrgent: true,
  day: null,
  at: invited.at,
});

interface Joined {
  readonly teamId: string;
  readonly team: string;
  readonly userId: string;
  readonly name: string | null;
  readonly managerIds: readonly string[];
  readonly at: Date;
}

export const readJoined = ({ teamId, team, userId, name, managerIds, at }: Joined): Told => ({
  teamId,
  event: 'joined',
  shootId: null,
  details: { ...(name && { people: [name] }), personId: userId, team },
  author: { userId },
  to: { userIds: managerIds },

  group: { key: `joined/${teamId}`, adds: 'people' },
  isUrgent: false,
  day: null,
  at,
});
