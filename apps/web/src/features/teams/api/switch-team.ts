import { switchTeam, type Team } from '@lensemble/contract/teams';
import { activeTeamWords } from '@lensemble/messages/web/active-team';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { shownTeam } from '@/lib/teams/shown-team.ts';
import { teamsQuery } from '@/lib/teams/teams.ts';
import { useEnterTeam } from '../hooks/use-enter-team.ts';
import { tellOtherTabsTeam } from '../lib/other-tabs-team.ts';

/** Switches to another team. If the page already shows that team, its screen stays as it is. */
export function useSwitchTeam() {
  const queryClient = useQueryClient();
  const enter = useEnterTeam();
  return useMutation({
    mutationFn: ({ id }: Pick<Team, 'id'>) => callApi(switchTeam, { body: { teamId: id } }),
    onSuccess: async (team) => {
      if (team.id === shownTeam()) await comeBack(queryClient, team);
      else await enter(team);
      toast({
        title: activeTeamWords('switched'),
        description: activeTeamWords('nowIn', { team: team.name }),
      });
    },
    onError: (error) => {
      toastError(sentenceOf(error, activeTeamWords('tryAgain')), activeTeamWords('notSwitched'));
      void queryClient.invalidateQueries({ queryKey: teamsQuery.queryKey });
    },
  });
}

async function comeBack(queryClient: QueryClient, { id }: Team): Promise<void> {
  tellOtherTabsTeam(id);
  await queryClient.invalidateQueries({ queryKey: teamsQuery.queryKey });
}
