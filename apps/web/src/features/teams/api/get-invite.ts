import { getInvite, type Invite } from '@lensemble/contract/invites';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';
import { inTeam } from '@/lib/teams/in-team.ts';

/** Timers are late by less than this. */
const LATE_MS = 1_000;

/** A team's invite codes and link. Only owners may read them. Reloads when the short code has expired. */
export function inviteQuery(teamId: string) {
  return queryOptions({
    queryKey: [getInvite.path, teamId],
    queryFn: ({ signal }) => inTeam(callApi(getInvite, { params: { teamId }, signal })),
    refetchInterval: ({ state }) => timeLeft(state.data),
    refetchIntervalInBackground: true,
  });
}

function timeLeft(invite: Invite | undefined): number | false {
  if (!invite?.shortCode) return false;
  return Math.max(Date.parse(invite.shortCode.expiresAt) - Date.now(), 0) + LATE_MS;
}
