import type { Team } from '@lensemble/contract/teams';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { watchOtherTabsTeam } from '@/lib/other-tabs-team.ts';
import { hasUnsaved } from '@/lib/session-end.ts';
import { onTeamChanged, shownTeam } from '@/lib/shown-team.ts';
import { activeTeam, teamsQuery } from '@/lib/teams.ts';
import type { ToastMessage } from '@/lib/toast.ts';
import { toast } from '@/lib/toast.ts';
import { useSwitchTeam } from '../api/switch-team.ts';
import { useEnterTeam } from './use-enter-team.ts';

/**
 * Follows the server where it works in another team than the page shows: one switched in another tab, or was removed.
 * Where something typed would be lost, the page stays and says what can be done.
 */
export function useFollowTeam(): void {
  const queryClient = useQueryClient();
  const enter = useEnterTeam();
  const switchTeam = useSwitchTeam();
  const isFollowing = useRef(false);
  // The list of teams forgets one that one is out of; what is said about it needs its name at every try.
  const lastShown = useRef<Team>(undefined);

  const follow = useEffectEvent(async () => {
    if (isFollowing.current) return;
    isFollowing.current = true;
    try {
      const known = queryClient.getQueryData(teamsQuery.queryKey) ?? [];
      const isShown = ({ id }: Team) => id === shownTeam();
      const former =
        known.find(isShown) ?? [lastShown.current].find((team) => team && isShown(team));
      lastShown.current = former;
      const teams = await queryClient.fetchQuery({ ...teamsQuery, staleTime: 0 });
      const active = activeTeam(teams);
      if (!active || active.id === shownTeam()) return;
      const back = teams.find(({ id }) => id === former?.id);
      if (hasUnsaved()) {
        toast(stayMessage(active, former, back && (() => switchTeam.mutate(back))));
      } else {
        await enter(active);
        toast(moveMessage(active, former, back !== undefined));
      }
    } catch {
      // Without an answer nothing is known: the next refused call comes here again.
    } finally {
      isFollowing.current = false;
    }
  });

  useEffect(() => onTeamChanged(() => void follow()), []);
  useEffect(() => watchOtherTabsTeam(), []);
}

function moveMessage(active: Team, former: Team | undefined, isMember: boolean): ToastMessage {
  const name = former?.name ?? 'the team';
  return isMember
    ? { title: 'Team switched', description: `You work in ${active.name} now.` }
    : { title: `You are no longer in ${name}`, description: `You work in ${active.name} now.` };
}

const STAYING_MS = 20_000;

function stayMessage(
  active: Team,
  former: Team | undefined,
  switchBack: (() => void) | undefined,
): ToastMessage {
  const name = former?.name ?? 'the team before';
  if (!switchBack) {
    return {
      title: 'Not saved',
      description: `You are no longer in ${name}, so this cannot be saved there. What you typed is still here to copy.`,
      variant: 'destructive',
      durationMs: STAYING_MS,
    };
  }
  return {
    title: 'Not saved',
    description: `You switched to ${active.name} elsewhere. To save this, switch back to ${name}.`,
    action: { label: 'Switch back', run: switchBack },
    durationMs: STAYING_MS,
  };
}
