import { togetherWords } from '@lensemble/messages/web/together';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Edits, type PresenceTeller, tellPresence } from '@/lib/live/tell-presence.ts';
import { useOthersAt } from '@/lib/live/use-presences.ts';
import { membersQuery } from '@/lib/teams/members.ts';
import { activeTeam, teamsQuery } from '@/lib/teams/teams.ts';
import { displayName } from '@/lib/words/names.ts';
import type { Other } from './live-context.ts';

/**
 * The other members who see this shoot now. Tells them where this tab is.
 * @param edits what the user edits; a new object only if it is something else
 */
export function useOthers(shootId: string, edits: Edits): readonly Other[] {
  const { data: teams = [] } = useQuery(teamsQuery);
  const team = activeTeam(teams);
  const isAlone = (team?.memberCount ?? 1) < 2;
  const teller = useRef<PresenceTeller>(undefined);
  useEffect(() => {
    if (isAlone) return;
    const own = tellPresence({ shootId, place: 'editor' });
    teller.current = own;
    return () => {
      teller.current = undefined;
      own.stop();
    };
  }, [shootId, isAlone]);
  useEffect(() => teller.current?.edit(edits), [edits]);

  const presences = useOthersAt(shootId);
  const { data: members = [] } = useQuery({
    ...membersQuery(team?.id ?? ''),
    enabled: team !== undefined && presences.length > 0,
    refetchOnMount: true,
  });
  return presences.map(({ userId, place, field, at }) => {
    const member = members.find((each) => each.userId === userId);
    return {
      ...{ userId, place, field, at },
      name: member ? displayName(member.user.email, member.profile) : togetherWords('member'),
      avatarUrl: member?.profile?.avatarUrl ?? null,
    };
  });
}
