import type { Profile } from '@lensemble/contract/profile';
import { saveProfile } from '@lensemble/contract/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SendPicture } from '@/components/picture-field/use-picture-upload.ts';
import { callApi, sentenceOf } from '@/lib/api.ts';
import { toast } from '@/lib/toast.ts';
import { upload } from '@/lib/upload.ts';
import { showProfile } from './show-profile.ts';

/** Sends one's picture with the names that are stored: what is typed in their fields waits for its own button. */
export function useSendAvatar(profile: Profile): SendPicture {
  const queryClient = useQueryClient();
  return async (file, options) => {
    const { firstName, lastName } = profile;
    const saved = await upload(saveProfile, {
      params: undefined,
      file,
      fileName: file.name,
      field: 'avatar',
      fields: { firstName, lastName },
      ...options,
    });
    showProfile(queryClient, saved);
    toast({ title: 'Profile updated' });
    return saved.avatarUrl ?? '';
  };
}

/** Gives up one's picture: the initials take its place. */
export function useRemoveAvatar({ firstName, lastName }: Profile) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(saveProfile, { body: { firstName, lastName, avatarUrl: null } }),
    onSuccess: (saved) => {
      showProfile(queryClient, saved);
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
