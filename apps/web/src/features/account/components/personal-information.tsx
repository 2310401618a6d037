import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@lensemble/contract/auth';
import { type Profile, profileInput } from '@lensemble/contract/profile';
import { accountWords } from '@lensemble/messages/web/account';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { UnsavedChanges } from '@/components/forms/unsaved-changes.tsx';
import { ProfileSection } from '@/components/profile-section.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { ApiError } from '@/lib/calls/api.ts';
import { hostedIdentity } from '@/lib/session/boot.ts';
import { displayName } from '@/lib/words/names.ts';
import { useSaveProfile } from '../api/save-profile.ts';
import { type Names, typedMeanwhile } from '../lib/typed-meanwhile.ts';
import { AvatarField } from './avatar-field.tsx';

/** A hosted identity keeps the address. */
const emailHint = () =>
  hostedIdentity() ? accountWords('emailFixed') : accountWords('emailBelow');

const namesInput = profileInput.pick({ firstName: true, lastName: true });

interface PersonalInformationProps {
  user: User;
  profile: Profile | null;
  names: Names;
}

export function PersonalInformation({ user, profile, names }: PersonalInformationProps) {
  const save = useSaveProfile();
  const form = useForm({
    resolver: zodResolver(namesInput),
    defaultValues: { firstName: names.firstName, lastName: names.lastName },
  });
  const { errors, isDirty } = form.formState;
  const box = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Without a profile, the names come from the account and are not saved yet.
  const isSaved = profile !== null && !isDirty;

  const submit = form.handleSubmit((typed) => {
    const sent = form.getValues();
    save.mutate(typed, {
      onSuccess: ({ firstName, lastName }) => {
        const saved = { firstName, lastName };
        // Keep edits that the user made while saving.
        const next = { ...saved, ...typedMeanwhile(sent, form.getValues()) };
        form.reset(saved, { keepValues: true });
        form.setValue('firstName', next.firstName, { shouldDirty: true });
        form.setValue('lastName', next.lastName, { shouldDirty: true });
        // The button becomes disabled, so move the focus.
        if (document.activeElement === button.current) box.current?.focus();
      },
      onError: (error) => {
        if (!(error instanceof ApiError)) return;
        const { firstName, lastName } = error.fields;
        if (firstName) form.setError('firstName', { message: firstName });
        if (lastName) form.setError('lastName', { message: lastName });
      },
    });
  });

  const cancel = () => {
    // The button becomes disabled, so move the focus.
    form.setFocus('firstName');
    form.reset();
  };

  return (
    <ProfileSection title={accountWords('personalInformation')}>
      <UnsavedChanges dirty={isDirty} description={accountWords('nameNotSaved')} />
      <form ref={box} tabIndex={-1} onSubmit={submit} noValidate className="outline-none">
        <div className="flex flex-col gap-5 md:flex-row">
          {profile ? (
            <AvatarField profile={profile} />
          ) : (
            <Avatar name={displayName(user.email, profile)} size="2xl" className="max-md:size-18" />
          )}
          <div className="grid min-w-0 flex-1 content-start gap-4">
            <div className="grid gap-4 md:grid-cols-2 md:gap-3">
              <Field label={accountWords('firstName')} error={errors.firstName?.message} required>
                <Input autoComplete="given-name" {...form.register('firstName')} />
              </Field>
              <Field label={accountWords('lastName')} error={errors.lastName?.message} required>
                <Input autoComplete="family-name" {...form.register('lastName')} />
              </Field>
            </div>
            <Field label={accountWords('email')} hint={emailHint()}>
              <Input type="email" value={user.email} readOnly />
            </Field>
          </div>
        </div>
        <footer className="mt-5 flex justify-end gap-2 border-line border-t pt-4 tight:flex-wrap max-md:[&>button]:flex-1">
          <Button disabled={!isDirty} onClick={cancel}>
            {accountWords('cancel')}
          </Button>
          <Button
            ref={button}
            type="submit"
            variant="primary"
            pending={save.isPending}
            disabled={isSaved}
          >
            {save.isPending ? accountWords('saving') : accountWords('save')}
          </Button>
        </footer>
      </form>
    </ProfileSection>
  );
}
