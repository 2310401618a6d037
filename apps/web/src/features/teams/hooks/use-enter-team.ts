import type { Team } from '@lensemble/contract/teams';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { forgetDrafts } from '@/lib/session/drafts.ts';
import { announceShownTeam, setShownTeam } from '@/lib/teams/shown-team.ts';
import { teamsQuery } from '@/lib/teams/teams.ts';
import { forgetTeamData } from '../lib/forget-team-data.ts';
import { tellOtherTabsTeam } from '../lib/other-tabs-team.ts';
import { withActive } from '../lib/with-active.ts';

/** Screens to leave after a switch: those of a shoot, which belongs to the previous team, and the auth screens. */
const leadsNowhere = (pathname: string) => /^\/(shoots\/.+|auth\b.*)/.test(pathname);

/**
 * Shows the team that the server has already made active. It clears the previous team's caches and screens, and
 * discards unsaved changes: ask the user first.
 */
export function useEnterTeam(): (team: Team) => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useCallback(
    async (team) => {
      setShownTeam(team.id);
      forgetTeamData(queryClient);
      queryClient.setQueryData(teamsQuery.queryKey, (teams) => withActive(teams, team));
      if (leadsNowhere(router.state.location.pathname)) {
        await router.navigate({ to: '/', replace: true, ignoreBlocker: true });
      }
      announceShownTeam();
      tellOtherTabsTeam(team.id);
      forgetDrafts();
      await queryClient.invalidateQueries({ queryKey: teamsQuery.queryKey });
    },
    [queryClient, router],
  );
}
