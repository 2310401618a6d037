import type { User } from '@lensemble/contract/auth';
import { URL_MAX } from '@lensemble/contract/constants';
import { signUpWords } from '@lensemble/messages/web/sign-up';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { PasswordInput } from '@/components/forms/password-input.tsx';
import { PasswordRules } from '@/components/forms/password-rules.tsx';
import { useDocumentTitle } from '@/components/page-header.tsx';
import { Parts } from '@/components/parts.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { ApiError } from '@/lib/calls/api.ts';
import { signUps } from '@/lib/session/boot.ts';
import { invitationQuery } from '@/lib/teams/invitation.ts';
import { useSignUp } from '../hooks/use-sign-up.ts';
import { reasonOf } from '../lib/refusal.ts';
import { keepsPasswordRules, type SignUpValues } from '../lib/sign-up-values.ts';
import { EmailField } from './email-field.tsx';
import { FormRefusal } from './form-refusal.tsx';
import { InvitationNote } from './invitation-note.tsx';

interface SignUpFormProps {
  /** Kept by the screen, so that switching tabs does not lose them. */
  values: SignUpValues;
  onChange: (change: Partial<SignUpValues>) => void;
  /** Whether the invite code's field has the initial focus. */
  focusInvite: boolean;
  onSignedIn: (user: User) => Promise<void>;
  onUnconfirmed: () => void;
}

export function SignUpForm({ values, onChange, focusInvite, ...events }: SignUpFormProps) {
  useDocumentTitle(signUpWords('title'));
  const refusalId = useId();
  const missingId = useId();
  const { errors, pending, submit } = useSignUp(values, events);
  // Checked when the field loses the focus, not per keystroke: the server limits wrong codes.
  const [code, setCode] = useState(values.inviteCode);
  const invitation = useInvitation(code);
  const isChecked = code === values.inviteCode;
  const codeError = isChecked ? invitation.error : undefined;
  const isInvited = isChecked && code.trim() !== '' && !codeError;
  const isReady = keepsPasswordRules(values.password);
  const mustBeInvited = signUps() === 'invite';
  const codeHint = mustBeInvited ? signUpWords('askForCode') : signUpWords('leaveBlank');
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
      <h1 className="display mb-1 text-xl">{signUpWords('heading')}</h1>
      <InvitationNote code={code} />
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
      <Field
        label={mustBeInvited || isInvited ? signUpWords('inviteCode') : <OptionalInviteCode />}
        error={errors.of('inviteCode') ?? codeError}
        hint={isInvited ? invitation.words : codeHint}
        required={mustBeInvited}
      >
        <Input
          {...wired('inviteCode')}
          ref={invite}
          onBlur={(event) => setCode(event.target.value)}
          // People paste the invite link as well.
          maxLength={URL_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="h-target"
        />
      </Field>
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

/** What an invite code leads to, or why it does not, before the form is submitted; neither while it is unknown. */
function useInvitation(code: string): { words?: string; error?: string } {
  const { data, error } = useQuery({ ...invitationQuery(code), enabled: code.trim() !== '' });
  if (code.trim() === '') return {};
  if (data) return { words: signUpWords('joins', { team: data.teamName }) };
  if (!(error instanceof ApiError)) return {};
  return error.status === 404 || error.status === 429 ? { error: reasonOf(error) } : {};
}

function OptionalInviteCode() {
  const optional = <span className="text-ink-3">{signUpWords('optional')}</span>;
  return <Parts of={signUpWords.parts('optionalInviteCode', { optional })} />;
}
