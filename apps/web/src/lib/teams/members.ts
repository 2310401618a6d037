import { listMembers, type Member } from '@lensemble/contract/members';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../calls/api.ts';
import { queryClient } from '../calls/query-client.ts';
import { currentSession } from '../session/auth-session.ts';
import { inTeam } from './in-team.ts';
import { teamsQuery } from './teams.ts';

/** The members of a team. Reloaded on every mount, because other people change them. */
export function membersQuery(teamId: string) {
  return queryOptions({
    queryKey: [listMembers.path, teamId],
    queryFn: async ({ signal }) => {
      const members = await inTeam(callApi(listMembers, { params: { teamId }, signal }));
      refreshTeamsUnlike(teamId, members);
      return members;
    },
    refetchOnMount: 'always',
  });
}

/** Reloads the list of teams if its member count or role differs from the list of members. */
function refreshTeamsUnlike(teamId: string, members: readonly Member[]): void {
  const team = queryClient.getQueryData(teamsQuery.queryKey)?.find(({ id }) => id === teamId);
  const me = members.find(({ userId }) => userId === currentSession().user?.id);
  if (team && team.memberCount === members.length && team.role === me?.role) return;
  void queryClient.invalidateQueries({ queryKey: teamsQuery.queryKey });
}
