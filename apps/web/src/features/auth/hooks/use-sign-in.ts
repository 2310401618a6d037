import type { User } from '@lensemble/contract/auth';
import { signInInput } from '@lensemble/contract/auth';
import { fieldErrors } from '@lensemble/contract/errors';
import type { FormEvent } from 'react';
import { ApiError } from '@/lib/api.ts';
import { toast } from '@/lib/toast.ts';
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
  /** The address must be confirmed before one can sign in. */
  onUnconfirmed: () => void;
}

/** Signing in, from the press of the button to the session or the toast. */
export function useSignIn(values: SignInValues, { onSignedIn, onUnconfirmed }: SignInEvents) {
  const errors = useErrors<keyof SignInValues>();
  const [pending, run] = usePending();

  const refuse = (error: unknown) => {
    if (isUnconfirmed(error)) {
      toastUnconfirmed();
      return onUnconfirmed();
    }
    toast({ title: 'Error signing in', description: reasonOf(error), variant: 'destructive' });
    if (error instanceof HostedRefusal && error.code === 'email_not_confirmed') onUnconfirmed();
    if (error instanceof ApiError) errors.show(error.fields);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = signInInput.safeParse(values).error;
    errors.show(wrong ? fieldErrors(wrong) : {});
    if (!wrong) void run(() => signIn(values).then(onSignedIn).catch(refuse));
  };

  return { errors, pending, submit };
}
