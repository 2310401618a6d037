import { type Profile, saveProfile } from '@lensemble/contract/profile';
import { accountWords } from '@lensemble/messages/web/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SendPicture } from '@/components/picture-field/use-picture-upload.ts';
import { callApi, sentenceOf } from '@/lib/calls/api.ts';
import { upload } from '@/lib/pictures/upload.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { showProfile } from './show-profile.ts';

/** Uploads the user's avatar with the stored names. Edited names are saved by their own button. */
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
    toast({ title: accountWords('updated') });
    return saved.avatarUrl ?? '';
  };
}

export function useRemoveAvatar({ firstName, lastName }: Profile) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(saveProfile, { body: { firstName, lastName, avatarUrl: null } }),
    onSuccess: (saved) => {
      showProfile(queryClient, saved);
      toast({ title: accountWords('updated') });
    },
    onError: (error) => toastError(sentenceOf(error, ''), accountWords('notUpdated')),
  });
}
