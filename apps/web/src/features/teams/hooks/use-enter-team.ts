import type { Team } from '@lensemble/contract/teams';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { forgetDrafts } from '@/lib/drafts.ts';
import { tellOtherTabsTeam } from '@/lib/other-tabs-team.ts';
import { announceShownTeam, setShownTeam } from '@/lib/shown-team.ts';
import { teamsQuery } from '@/lib/teams.ts';
import { forgetTeamData } from '../lib/forget-team-data.ts';
import { withActive } from '../lib/with-active.ts';

/** Screens of one record of a team, and those outside the application. */
const leadsNowhere = (pathname: string) => /^\/(shoots\/.+|auth\b.*)/.test(pathname);

/**
 * Shows a team that the server works in already: nothing of the one before stays, in no cache and on no screen. What is
 * unsaved is given up: ask first.
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
