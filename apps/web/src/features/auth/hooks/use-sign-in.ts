import { type SecondStep, signInInput, type User } from '@lensemble/contract/auth';
import { fieldErrors } from '@lensemble/contract/errors';
import { signInWords } from '@lensemble/messages/web/sign-in';
import type { FormEvent } from 'react';
import { ApiError } from '@/lib/calls/api.ts';
import { toastError } from '@/lib/shell/toast.ts';
import { signIn } from '../api/sign-in.ts';
import { HostedRefusal } from '../lib/hosted-refusal.ts';
import { isUnconfirmed, reasonOf, toastUnconfirmed } from '../lib/refusal.ts';
import { useErrors } from './use-errors.ts';
import { usePending } from './use-pending.ts';

export interface SignInValues {
  email: string;
  password: string;
}

interface SignInEvents {
  onSignedIn: (user: User) => Promise<void>;
  /** Called if the account asks for a second step. */
  onSecondStep: (step: SecondStep) => void;
  /** Called if the email address must be confirmed first. */
  onUnconfirmed: () => void;
}

export function useSignIn(
  values: SignInValues,
  { onSignedIn, onSecondStep, onUnconfirmed }: SignInEvents,
) {
  const errors = useErrors<keyof SignInValues>();
  const [pending, run] = usePending();

  const refuse = (error: unknown) => {
    if (isUnconfirmed(error)) {
      toastUnconfirmed();
      return onUnconfirmed();
    }
    toastError(reasonOf(error), signInWords('failed'));
    if (error instanceof HostedRefusal && error.code === 'email_not_confirmed') onUnconfirmed();
    errors.show(error instanceof ApiError ? error.fields : {}, reasonOf(error));
  };
  const goOn = (result: User | SecondStep) =>
    'token' in result ? onSecondStep(result) : onSignedIn(result);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = signInInput.safeParse(values).error;
    errors.show(wrong ? fieldErrors(wrong) : {});
    if (!wrong) void run(() => signIn(values).then(goOn).catch(refuse));
  };

  return { errors, pending, submit };
}
