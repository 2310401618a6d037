import type { Team } from '@lensemble/contract/teams';
import { activeTeamWords } from '@lensemble/messages/web/active-team';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { hasUnsaved } from '@/lib/session/session-end.ts';
import { type ToastMessage, toast } from '@/lib/shell/toast.ts';
import { onTeamChanged, shownTeam } from '@/lib/teams/shown-team.ts';
import { activeTeam, teamsQuery } from '@/lib/teams/teams.ts';
import { useSwitchTeam } from '../api/switch-team.ts';
import { watchOtherTabsTeam } from '../lib/other-tabs-team.ts';
import { useEnterTeam } from './use-enter-team.ts';

/**
 * Follows the server when its active team is not the shown one, because the user switched in another tab or was
 * removed. With unsaved changes, the page stays and a toast shows the options.
 */
export function useFollowTeam(): void {
  const queryClient = useQueryClient();
  const enter = useEnterTeam();
  const switchTeam = useSwitchTeam();
  const isFollowing = useRef(false);
  // Keeps the shown team for its name, because the list of teams drops a team that the user has left.
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
      // Without a response nothing is known; the next refused request tries again.
    } finally {
      isFollowing.current = false;
    }
  });

  useEffect(() => onTeamChanged(() => void follow()), []);
  useEffect(() => watchOtherTabsTeam(), []);
}

function moveMessage(active: Team, former: Team | undefined, isMember: boolean): ToastMessage {
  const description = activeTeamWords('nowIn', { team: active.name });
  if (isMember) return { title: activeTeamWords('switched'), description };
  const title = former
    ? activeTeamWords('noLongerIn', { team: former.name })
    : activeTeamWords('noLongerInIt');
  return { title, description };
}

const STAYING_MS = 20_000;

function stayMessage(
  active: Team,
  former: Team | undefined,
  switchBack: (() => void) | undefined,
): ToastMessage {
  const title = activeTeamWords('notSaved');
  if (!former || !switchBack) {
    return {
      title,
      description: former
        ? activeTeamWords('cannotSaveIn', { team: former.name })
        : activeTeamWords('cannotSaveInIt'),
      variant: 'destructive',
      durationMs: STAYING_MS,
    };
  }
  return {
    title,
    description: activeTeamWords('switchedElsewhere', { active: active.name, team: former.name }),
    action: { label: activeTeamWords('switchBack'), run: switchBack },
    durationMs: STAYING_MS,
  };
}
