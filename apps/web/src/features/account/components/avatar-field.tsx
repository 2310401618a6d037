import type { Profile } from '@lensemble/contract/profile';
import { accountWords } from '@lensemble/messages/web/account';
import { PictureField } from '@/components/picture-field/picture-field.tsx';
import { usePictureUpload } from '@/components/picture-field/use-picture-upload.ts';
import { useRemoveAvatar, useSendAvatar } from '../api/save-avatar.ts';

/** The user's avatar. It is saved as soon as it is chosen. */
export function AvatarField({ profile }: { profile: Profile }) {
  const upload = usePictureUpload({
    send: useSendAvatar(profile),
    onSent: () => {},
    fallback: accountWords('avatarFailed'),
  });
  const remove = useRemoveAvatar(profile);
  return (
    <PictureField
      label={accountWords('avatar')}
      value={profile.avatarUrl}
      upload={upload}
      round
      onRemove={() => {
        if (profile.avatarUrl) remove.mutate();
      }}
      className="w-44 shrink-0 tight:w-full max-md:mx-auto [&_button]:px-1"
    />
  );
}
