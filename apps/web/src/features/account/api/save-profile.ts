import { saveProfile } from '@lensemble/contract/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/api.ts';
import { teamsQuery } from '@/lib/teams.ts';
import { toast } from '@/lib/toast.ts';
import type { Names } from '../lib/typed-meanwhile.ts';
import { showProfile } from './show-profile.ts';

export function useSaveProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (names: Names) => callApi(saveProfile, { body: names }),
    onSuccess: (profile) => {
      showProfile(queryClient, profile);
      // The first save makes a team.
      void queryClient.invalidateQueries({ queryKey: teamsQuery.queryKey });
      toast({ title: 'Profile updated' });
    },
    onError: (error) =>
      toast({
        title: 'Failed to update profile. Please try again.',
        description: sentenceOf(error, ''),
        variant: 'destructive',
      }),
  });
}
