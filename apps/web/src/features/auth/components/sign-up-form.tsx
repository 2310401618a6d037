import type { User } from '@lensemble/contract/auth';
import { INVITE_CODE_MAX } from '@lensemble/contract/constants';
import { INVITE_NEEDED_MESSAGE } from '@lensemble/contract/sign-ups';
import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useDocumentTitle } from '@/components/page-header.tsx';
import { PasswordInput } from '@/components/password-input.tsx';
import { PasswordRules } from '@/components/password-rules.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { signUps } from '@/lib/sign-ups.ts';
import { useInvitationError } from '../hooks/use-invitation-error.ts';
import { useSignUp } from '../hooks/use-sign-up.ts';
import type { SignUpValues } from '../lib/sign-up-values.ts';
import { keepsPasswordRules } from '../lib/sign-up-values.ts';
import { EmailField } from './email-field.tsx';
import { InvitationNote } from './invitation-note.tsx';

interface SignUpFormProps {
  /** Kept by the screen, so that looking at the other tab loses nothing. */
  values: SignUpValues;
  onChange: (change: Partial<SignUpValues>) => void;
  /** Starts in the invite code's field. */
  focusInvite: boolean;
  onSignedIn: (user: User) => Promise<void>;
  onUnconfirmed: () => void;
}

export function SignUpForm({ values, onChange, focusInvite, ...events }: SignUpFormProps) {
  useDocumentTitle('Sign up');
  const { errors, pending, submit } = useSignUp(values, events);
  // Asked about when the field is left, not at every letter: wrong codes are counted.
  const [code, setCode] = useState(values.inviteCode);
  const codeError = useInvitationError(code === values.inviteCode ? code : '');
  const mustBeInvited = signUps() === 'invite';
  const invite = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusInvite) invite.current?.focus();
  }, [focusInvite]);

  const change = (name: keyof SignUpValues, value: string) => {
    onChange({ [name]: value });
    errors.forget(name);
  };
  const wired = (name: keyof SignUpValues): ComponentProps<'input'> => ({
    name,
    value: values[name],
    onChange: (event) => change(name, event.target.value),
  });

  return (
    <form ref={errors.form} noValidate onSubmit={submit} className="grid gap-4">
      <h1 className="display mb-1 text-xl">Create your account</h1>
      <InvitationNote code={code} />
      <div className="grid grid-cols-2 gap-3">
        <Field label="First name" error={errors.of('firstName')} required>
          <Input {...wired('firstName')} autoComplete="given-name" className="h-target" />
        </Field>
        <Field label="Last name" error={errors.of('lastName')} required>
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
        label="Password"
        error={errors.of('password')}
        hint={<PasswordRules password={values.password} />}
        required
      >
        <PasswordInput {...wired('password')} autoComplete="new-password" />
      </Field>
      <Field
        label={mustBeInvited ? 'Invite code' : <Optional>Invite code</Optional>}
        error={errors.of('inviteCode') ?? codeError}
        hint={
          mustBeInvited
            ? `${INVITE_NEEDED_MESSAGE}. Somebody in a team can give you one.`
            : 'Leave blank to create your own team'
        }
        required={mustBeInvited}
      >
        <Input
          {...wired('inviteCode')}
          ref={invite}
          onBlur={(event) => setCode(event.target.value)}
          maxLength={INVITE_CODE_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="h-target"
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="h-target w-full"
        pending={pending}
        disabled={!keepsPasswordRules(values.password)}
      >
        Create Account
      </Button>
    </form>
  );
}

function Optional({ children }: { children: ReactNode }) {
  return (
    <>
      {children} <span className="text-ink-3">(optional)</span>
    </>
  );
}
