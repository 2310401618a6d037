import type { Team } from '@lensemble/contract/teams';
import { switchTeam } from '@lensemble/contract/teams';
import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/api.ts';
import { tellOtherTabsTeam } from '@/lib/other-tabs-team.ts';
import { shownTeam } from '@/lib/shown-team.ts';
import { teamsQuery } from '@/lib/teams.ts';
import { toast } from '@/lib/toast.ts';
import { useEnterTeam } from '../hooks/use-enter-team.ts';

/** Works in another of one's teams. Back in the one that is shown still, its screen stays as it is. */
export function useSwitchTeam() {
  const queryClient = useQueryClient();
  const enter = useEnterTeam();
  return useMutation({
    mutationFn: ({ id }: Pick<Team, 'id'>) => callApi(switchTeam, { body: { teamId: id } }),
    onSuccess: async (team) => {
      if (team.id === shownTeam()) await comeBack(queryClient, team);
      else await enter(team);
      toast({ title: 'Team switched', description: `You work in ${team.name} now.` });
    },
    onError: (error) => {
      toast({
        title: 'Failed to switch team',
        description: sentenceOf(error, 'Please try again.'),
        variant: 'destructive',
      });
      void queryClient.invalidateQueries({ queryKey: teamsQuery.queryKey });
    },
  });
}

async function comeBack(queryClient: QueryClient, { id }: Team): Promise<void> {
  tellOtherTabsTeam(id);
  await queryClient.invalidateQueries({ queryKey: teamsQuery.queryKey });
}
