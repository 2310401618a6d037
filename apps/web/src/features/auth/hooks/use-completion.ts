import {
  type ProviderReturn,
  providerNames,
  readProviderReturn,
} from '@lensemble/contract/provider-return';
import { signInWords } from '@lensemble/messages/web/sign-in';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { hostedIdentity } from '@/lib/session/boot.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { authAgain } from '../lib/auth-search.ts';
import { type Completed, completeArrival, completeSignIn } from '../lib/complete-sign-in.ts';
import { failureSentence } from '../lib/failure-sentence.ts';
import { forgetTrip, readTrip } from '../lib/hosted-trip.ts';
import { failureIn, readTokens } from '../lib/provider-tokens.ts';
import { isUnconfirmed, reasonOf, toastUnconfirmed } from '../lib/refusal.ts';
import { useArrival } from './use-arrival.ts';

/** A sign-in that failed. Its message is shown to the user. */
class NotCompleted extends Error {}

/**
 * Completes a sign-in through a provider once: with the tokens in the fragment (hosted identity), or with the server's
 * result in the address. It then opens the requested address, or shows the error on the auth screen.
 */
export function useCompletion(fragment: string, query: Readonly<Record<string, unknown>>): void {
  const router = useRouter();
  const [back] = useState<ProviderReturn>(() =>
    hostedIdentity() ? (readTrip() ?? {}) : readProviderReturn(query, fragment),
  );
  const arrive = useArrival(back.redirect);
  const arriveInvited = useArrival(back.redirect, back.inviteCode);
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    forgetTrip();
    if (back.connected) {
      toastConnection(back);
      void router.navigate({ to: '/profile', replace: true });
      return;
    }
    const refuse = (error: unknown) => {
      if (back.failure === 'unconfirmed' || isUnconfirmed(error)) toastUnconfirmed();
      else toastRefusal(error);
      return router.navigate(authAgain(back));
    };
    complete(fragment, back)
      .then(({ user, isNew }) => (isNew ? arrive(user) : arriveInvited(user)))
      .catch(refuse);
  }, [fragment, router, back, arrive, arriveInvited]);
}

async function complete(
  fragment: string,
  { provider, failure, inviteCode }: ProviderReturn,
): Promise<Completed> {
  if (failure) throw new NotCompleted(failureSentence(failure, provider));
  // Only a hosted identity returns tokens. Tokens in other addresses must not sign in a visitor.
  const tokens = hostedIdentity() ? readTokens(fragment) : undefined;
  if (tokens) return completeSignIn(tokens, inviteCode);
  if (provider) return completeArrival();
  throw new NotCompleted(failureIn(fragment));
}

function toastRefusal(error: unknown): void {
  toastError(
    error instanceof NotCompleted ? error.message : reasonOf(error),
    signInWords('failed'),
  );
}

function toastConnection({ provider, failure }: ProviderReturn): void {
  const named = { provider: provider ? providerNames[provider] : signInWords('theService') };
  if (failure) {
    toastError(failureSentence(failure, provider), signInWords('notConnected', named));
  } else toast({ title: signInWords('connected', named) });
}
