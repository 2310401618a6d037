import { getInvite } from '@lensemble/contract/invites';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';
import { inTeam } from '@/lib/teams/in-team.ts';
import { untilReload } from '../lib/until-reload.ts';

/** A team's invite codes and link. Only owners may read them. Reloads when the short code has expired. */
export function inviteQuery(teamId: string) {
  return queryOptions({
    queryKey: [getInvite.path, teamId],
    queryFn: ({ signal }) => inTeam(callApi(getInvite, { params: { teamId }, signal })),
    refetchInterval: ({ state: { data } }) =>
      data?.shortCode ? untilReload(data.shortCode.expiresAt, Date.now()) : false,
    refetchIntervalInBackground: true,
  });
}
