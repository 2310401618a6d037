import { saveProfile } from '@lensemble/contract/profile';
import { accountWords } from '@lensemble/messages/web/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { teamsQuery } from '@/lib/teams/teams.ts';
import type { Names } from '../lib/typed-meanwhile.ts';
import { showProfile } from './show-profile.ts';

export function useSaveProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (names: Names) => callApi(saveProfile, { body: names }),
    onSuccess: (profile) => {
      showProfile(queryClient, profile);
      // The first save also adds the user to a team.
      void queryClient.invalidateQueries({ queryKey: teamsQuery.queryKey });
      toast({ title: accountWords('updated') });
    },
    onError: (error) => toastError(sentenceOf(error, ''), accountWords('notUpdated')),
  });
}
