import type { User } from '@lensemble/contract/auth';
import { signInInput } from '@lensemble/contract/auth';
import { fieldErrors } from '@lensemble/contract/errors';
import type { FormEvent } from 'react';
import { ApiError } from '@/lib/api.ts';
import { toast } from '@/lib/toast.ts';
import { signIn } from '../api/sign-in.ts';
import { reasonOf, toastUnconfirmed } from '../lib/refusal.ts';
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

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = signInInput.safeParse(values).error;
    errors.show(wrong ? fieldErrors(wrong) : {});
    if (wrong) return;
    void run(async () => {
      try {
        await onSignedIn(await signIn(values));
      } catch (error) {
        if (error instanceof ApiError && error.code === 'unconfirmed') {
          toastUnconfirmed();
          return onUnconfirmed();
        }
        toast({ title: 'Error signing in', description: reasonOf(error), variant: 'destructive' });
        if (error instanceof ApiError) errors.show(error.fields);
      }
    });
  };

  return { errors, pending, submit };
}
