import { getInvite } from '@lensemble/contract/invites';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';
import { inTeam } from '@/lib/teams/in-team.ts';

/** A team's invite code and link. Only owners may read them. */
export function inviteQuery(teamId: string) {
  return queryOptions({
    queryKey: [getInvite.path, teamId],
    queryFn: ({ signal }) => inTeam(callApi(getInvite, { params: { teamId }, signal })),
  });
}
