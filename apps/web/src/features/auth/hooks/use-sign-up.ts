import type { User } from '@lensemble/contract/auth';
import { PROFILE_AFTER_SIGN_UP_DELAY_MS } from '@lensemble/contract/constants';
import { signUpWords } from '@lensemble/messages/web/sign-up';
import { type FormEvent, useRef } from 'react';
import { queryClient } from '@/lib/calls/query-client.ts';
import { signUps } from '@/lib/session/boot.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { invitationQuery } from '@/lib/teams/invitation.ts';
import { saveFirstProfile } from '../api/save-first-profile.ts';
import { signUp } from '../api/sign-up.ts';
import { apiErrorIn, isUnconfirmed, reasonOf, toastUnconfirmed } from '../lib/refusal.ts';
import {
  hasOtherPassword,
  isNameMissing,
  knownErrors,
  profileOf,
  type SignUpErrors,
  type SignUpValues,
  signUpErrors,
} from '../lib/sign-up-values.ts';
import { useErrors } from './use-errors.ts';
import { usePending } from './use-pending.ts';

interface SignUpEvents {
  onSignedIn: (user: User) => Promise<void>;
  /** Called if the email address must be confirmed first. */
  onUnconfirmed: () => void;
}

/** Names the team of the invitation, which the form has shown. */
function welcome(code: string): string {
  const invitation = code.trim() && queryClient.getQueryData(invitationQuery(code).queryKey);
  if (!invitation) return signUpWords('accountCreated');
  return invitation.role === 'admin'
    ? signUpWords('welcomeAdmin', { team: invitation.teamName })
    : signUpWords('welcomeMember', { team: invitation.teamName });
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function useSignUp(values: SignUpValues, { onSignedIn, onUnconfirmed }: SignUpEvents) {
  const errors = useErrors<keyof SignUpValues>();
  const [pending, run] = usePending();
  // If only saving the profile fails, a retry must not create the account again.
  const made = useRef<{ email: string; password: string; user: User }>(undefined);

  const account = async () => {
    if (made.current?.email !== values.email) {
      const { email, password } = values;
      made.current = { email, password, user: await signUp(values) };
      await wait(PROFILE_AFTER_SIGN_UP_DELAY_MS);
    }
    return made.current.user;
  };

  const join = async () => {
    const user = await account();
    await saveFirstProfile(profileOf(values));
    toast({ title: signUpWords('success'), description: welcome(values.inviteCode) });
    await onSignedIn(user);
  };

  const refuse = (error: unknown) => {
    const refusal = apiErrorIn(error);
    if (isUnconfirmed(error) || (made.current && refusal?.status === 401)) {
      made.current = undefined;
      toastUnconfirmed();
      onUnconfirmed();
      return;
    }
    const wrong = knownErrors(refusal?.fields ?? {});
    toastRefusal(wrong, reasonOf(error));
    errors.show(wrong, reasonOf(error));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = { ...signUpErrors(values), ...missingCode(values) };
    errors.show(wrong);
    if (isNameMissing(values)) {
      toastError(signUpWords('enterNames'), signUpWords('missing'));
    } else if (Object.keys(wrong).length > 0) {
      if (wrong.password) toastRefusal(wrong, wrong.password);
    } else if (hasOtherPassword(made.current, values)) {
      errors.show({ password: signUpWords('firstPassword') });
      toastError(signUpWords('firstPassword'), signUpWords('alreadyExists'));
    } else {
      void run(() => join().catch(refuse));
    }
  };

  return { errors, pending, submit };
}

/** Checked here, because the hosted identity does not check invite codes. */
const missingCode = ({ inviteCode }: SignUpValues): SignUpErrors =>
  signUps() === 'invite' && inviteCode.trim() === ''
    ? { inviteCode: signUpWords('inviteNeeded') }
    : {};

function toastRefusal({ password }: SignUpErrors, reason: string): void {
  toastError(password ?? reason, password ? signUpWords('passwordRules') : signUpWords('failed'));
}
