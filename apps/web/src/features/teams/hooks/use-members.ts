import type { Team } from '@lensemble/contract/teams';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { membersQuery } from '@/lib/teams/members.ts';

/** The members of a team. They reload if the list of teams shows another role or member count. */
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
