import { updateTeam } from '@lensemble/contract/teams';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/api.ts';
import { teamsQuery } from '@/lib/teams.ts';
import { toast } from '@/lib/toast.ts';
import { inTeam } from '../lib/in-team.ts';

/** Renames a team. */
export function useRenameTeam(teamId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      inTeam(callApi(updateTeam, { params: { teamId }, body: { name } })),
    onSuccess: (team) => {
      queryClient.setQueryData(teamsQuery.queryKey, (teams) =>
        teams?.map((each) => (each.id === team.id ? team : each)),
      );
      toast({ title: 'Team updated' });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'Failed to update team'),
        variant: 'destructive',
      }),
  });
}
