import type { Member } from '@lensemble/contract/members';
import { listMembers } from '@lensemble/contract/members';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api.ts';
import { currentSession } from '@/lib/auth-session.ts';
import { queryClient } from '@/lib/query-client.ts';
import { teamsQuery } from '@/lib/teams.ts';
import { inTeam } from '../lib/in-team.ts';

/** Who is in a team. Others come and go: every look at it asks anew. */
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

/** The members know better than the list of teams how many they are, and what one is among them. */
function refreshTeamsUnlike(teamId: string, members: readonly Member[]): void {
  const team = queryClient.getQueryData(teamsQuery.queryKey)?.find(({ id }) => id === teamId);
  const me = members.find(({ userId }) => userId === currentSession().user?.id);
  if (team && team.memberCount === members.length && team.role === me?.role) return;
  void queryClient.invalidateQueries({ queryKey: teamsQuery.queryKey });
}
