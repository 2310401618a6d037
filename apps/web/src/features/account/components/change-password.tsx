import { zodResolver } from '@hookform/resolvers/zod';
import { newPassword } from '@lensemble/contract/password';
import { loginWords } from '@lensemble/messages/web/account-logins';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { EndFeeds } from '@/components/forms/end-feeds.tsx';
import { PasswordInput } from '@/components/forms/password-input.tsx';
import { PasswordRules } from '@/components/forms/password-rules.tsx';
import { ProfileSection } from '@/components/profile-section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { ApiError, sentenceOf } from '@/lib/calls/api.ts';
import { toastError } from '@/lib/shell/toast.ts';
import { useChangePassword } from '../api/change-password.ts';

const passwordChange = z.object({
  currentPassword: z.string().min(1, loginWords('enterCurrentPassword')),
  newPassword,
  endFeeds: z.boolean(),
});

const empty = { currentPassword: '', newPassword: '', endFeeds: false };

export function ChangePassword({ email }: { email: string }) {
  const change = useChangePassword();
  const form = useForm({ resolver: zodResolver(passwordChange), defaultValues: empty });
  const { errors } = form.formState;

  const refuse = (error: unknown) => {
    const fields = error instanceof ApiError ? error.fields : {};
    for (const name of ['newPassword', 'currentPassword'] as const) {
      if (fields[name]) form.setError(name, { message: fields[name] }, { shouldFocus: true });
    }
    if (fields.newPassword || fields.currentPassword) return;
    toastError(sentenceOf(error, loginWords('passwordNotChanged')));
  };
  const submit = form.handleSubmit((passwords) =>
    change.mutate(passwords, { onSuccess: () => form.reset(empty), onError: refuse }),
  );

  return (
    <ProfileSection title={loginWords('password')}>
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Field
          label={loginWords('currentPassword')}
          error={errors.currentPassword?.message}
          required
        >
          <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
        </Field>
        <Field
          label={loginWords('newPassword')}
          error={errors.newPassword?.message}
          hint={
            <PasswordRules
              password={form.watch('newPassword')}
              error={errors.newPassword?.message}
            />
          }
          required
        >
          <PasswordInput autoComplete="new-password" {...form.register('newPassword')} />
        </Field>
        <EndFeeds
          checked={form.watch('endFeeds')}
          onChange={(checked) => form.setValue('endFeeds', checked)}
        />
        <Button type="submit" pending={change.isPending} className="justify-self-start">
          {change.isPending ? loginWords('changing') : loginWords('changePassword')}
        </Button>
      </form>
    </ProfileSection>
  );
}
