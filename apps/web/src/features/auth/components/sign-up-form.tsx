import type { User } from '@lensemble/contract/auth';
import { signUpWords } from '@lensemble/messages/web/sign-up';
import { type ComponentProps, useId } from 'react';
import { PasswordInput } from '@/components/forms/password-input.tsx';
import { PasswordRules } from '@/components/forms/password-rules.tsx';
import { useDocumentTitle } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { useSignUp } from '../hooks/use-sign-up.ts';
import { keepsPasswordRules, type SignUpValues } from '../lib/sign-up-values.ts';
import { EmailField } from './email-field.tsx';
import { FormRefusal } from './form-refusal.tsx';
import { InvitationNote } from './invitation-note.tsx';
import { InviteCodeField } from './invite-code-field.tsx';

interface SignUpFormProps {
  /** Kept by the screen, so that switching tabs does not lose them. */
  values: SignUpValues;
  onChange: (change: Partial<SignUpValues>) => void;
  /** The code of the link that led here. */
  invitation: string | undefined;
  /** Whether the user came to enter an invite code: its field is first and has the initial focus. */
  asksForCode: boolean;
  onSignedIn: (user: User) => Promise<void>;
  onUnconfirmed: () => void;
}

export function SignUpForm({
  values,
  onChange,
  invitation,
  asksForCode,
  ...events
}: SignUpFormProps) {
  useDocumentTitle(signUpWords('title'));
  const refusalId = useId();
  const missingId = useId();
  const { errors, pending, submit } = useSignUp(values, events);
  const isReady = keepsPasswordRules(values.password);

  const change = (name: keyof SignUpValues, value: string) => {
    onChange({ [name]: value });
    errors.forget(name);
  };
  const wired = (name: keyof SignUpValues): ComponentProps<'input'> => ({
    name,
    value: values[name],
    onChange: (event) => change(name, event.target.value),
  });

  const codeField = (
    <InviteCodeField
      value={values.inviteCode}
      onChange={(code) => change('inviteCode', code)}
      error={errors.of('inviteCode')}
      isFirst={asksForCode}
    />
  );

  return (
    <form ref={errors.form} noValidate onSubmit={submit} className="grid gap-4">
      <h1 className="display mb-1 text-xl">{signUpWords('heading')}</h1>
      {invitation && <InvitationNote code={invitation} />}
      {asksForCode && codeField}
      <div className="grid grid-cols-2 gap-3">
        <Field label={signUpWords('firstName')} error={errors.of('firstName')} required>
          <Input {...wired('firstName')} autoComplete="given-name" className="h-target" />
        </Field>
        <Field label={signUpWords('lastName')} error={errors.of('lastName')} required>
          <Input {...wired('lastName')} autoComplete="family-name" className="h-target" />
        </Field>
      </div>
      <EmailField
        value={values.email}
        onChange={(email) => change('email', email)}
        error={errors.of('email')}
        autoComplete="email"
      />
      <Field
        label={signUpWords('password')}
        error={errors.of('password')}
        hint={<PasswordRules password={values.password} error={errors.of('password')} />}
        required
      >
        <PasswordInput {...wired('password')} autoComplete="new-password" />
      </Field>
      {!asksForCode && codeField}
      <FormRefusal id={refusalId}>{errors.refusal}</FormRefusal>
      <div>
        <Button
          type="submit"
          variant="primary"
          aria-describedby={errors.refusal ? refusalId : missingId}
          className="h-target w-full"
          pending={pending}
          disabled={!isReady}
        >
          {signUpWords('create')}
        </Button>
        <p id={missingId} className="mt-1.5 min-h-[1lh] text-center text-ink-3 text-xs">
          {!isReady && signUpWords('passwordFirst')}
        </p>
      </div>
    </form>
  );
}
