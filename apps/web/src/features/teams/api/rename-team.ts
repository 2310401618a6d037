import { updateTeam } from '@lensemble/contract/teams';
import { teamWords } from '@lensemble/messages/web/teams';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { inTeam } from '@/lib/teams/in-team.ts';
import { teamsQuery } from '@/lib/teams/teams.ts';

export function useRenameTeam(teamId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      inTeam(callApi(updateTeam, { params: { teamId }, body: { name } })),
    onSuccess: (team) => {
      queryClient.setQueryData(teamsQuery.queryKey, (teams) =>
        teams?.map((each) => (each.id === team.id ? team : each)),
      );
      toast({ title: teamWords('updated') });
    },
    onError: (error) => toastError(sentenceOf(error, teamWords('notUpdated'))),
  });
}
