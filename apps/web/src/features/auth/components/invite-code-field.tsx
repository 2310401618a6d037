import { URL_MAX } from '@lensemble/contract/constants';
import { signUpWords } from '@lensemble/messages/web/sign-up';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Parts } from '@/components/parts.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { ApiError } from '@/lib/calls/api.ts';
import { signUps } from '@/lib/session/boot.ts';
import { invitationQuery } from '@/lib/teams/invitation.ts';
import { reasonOf } from '../lib/refusal.ts';

interface InviteCodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
  /** Whether the user came to enter a code. Then the field has the initial focus. */
  isFirst: boolean;
}

/** What the code leads to stands in the place of the hint, so that no button moves away under a pointer. */
export function InviteCodeField({ value, onChange, error, isFirst }: InviteCodeFieldProps) {
  // Checked when the field loses the focus, not per keystroke: the server limits wrong codes.
  const [code, setCode] = useState(value);
  const invitation = useInvitation(code);
  const isChecked = code === value;
  const shownError = error ?? (isChecked ? invitation.error : undefined);
  const isInvited = isChecked && code.trim() !== '' && !shownError;
  const mustBeInvited = signUps() === 'invite';
  const isPlain = mustBeInvited || isFirst || isInvited;
  const hint = (isInvited && invitation.words) || hintWords(mustBeInvited, isFirst);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  return (
    <Field
      label={isPlain ? signUpWords('inviteCode') : <OptionalInviteCode />}
      error={shownError}
      hint={!shownError && <span role="status">{hint}</span>}
      required={mustBeInvited}
      className="min-h-27"
    >
      <Input
        name="inviteCode"
        value={value}
        ref={input}
        onChange={(event) => onChange(event.target.value)}
        onBlur={(event) => setCode(event.target.value)}
        // People paste the invite link as well.
        maxLength={URL_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="h-target"
      />
    </Field>
  );
}

function hintWords(mustBeInvited: boolean, isFirst: boolean): string {
  if (mustBeInvited) return signUpWords('askForCode');
  return isFirst ? signUpWords('codeOrLink') : signUpWords('leaveBlank');
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
