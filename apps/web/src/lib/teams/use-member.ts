import { useQuery } from '@tanstack/react-query';
import { displayName } from '../words/names.ts';
import { membersQuery } from './members.ts';
import { activeTeam, teamsQuery } from './teams.ts';

/** The member with an account; undefined while the members load, or after the member has left. */
export function useMember(userId: string | null) {
  const { data: teams = [] } = useQuery(teamsQuery);
  const teamId = activeTeam(teams)?.id;
  const { data: members } = useQuery({
    ...membersQuery(teamId ?? ''),
    enabled: teamId !== undefined && userId !== null,
    refetchOnMount: true,
  });
  const member = members?.find((each) => each.userId === userId);
  return (
    member && {
      name: displayName(member.user.email, member.profile),
      avatarUrl: member.profile?.avatarUrl ?? null,
    }
  );
}
