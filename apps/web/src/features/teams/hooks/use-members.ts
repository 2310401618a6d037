import type { Team } from '@lensemble/contract/teams';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { membersQuery } from '../api/list-members.ts';

/** Who is in a team. Where the list of teams hears first that one's role or their number is another one, it is read anew. */
export function useMembers({ id, role, memberCount }: Team, userId: string) {
  const query = useQuery(membersQuery(id));
  const ownRole = query.data?.find((member) => member.userId === userId)?.role;
  const refetchUnlike = useEffectEvent((team: Pick<Team, 'role' | 'memberCount'>) => {
    if (!query.data) return;
    if (query.data.length === team.memberCount && ownRole === team.role) return;
    void query.refetch({ cancelRefetch: false });
  });
  useEffect(() => refetchUnlike({ role, memberCount }), [role, memberCount]);
  return { ...query, ownRole };
}
