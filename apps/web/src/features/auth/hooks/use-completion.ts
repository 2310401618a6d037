import type { ProviderReturn } from '@lensemble/contract/provider-return';
import {
  failureSentence,
  providerNames,
  readProviderReturn,
} from '@lensemble/contract/provider-return';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { hostedIdentity } from '@/lib/hosted.ts';
import { toast } from '@/lib/toast.ts';
import type { Completed } from '../lib/complete-sign-in.ts';
import { completeArrival, completeSignIn } from '../lib/complete-sign-in.ts';
import { forgetTrip, readTrip } from '../lib/hosted-trip.ts';
import { failureIn, readTokens } from '../lib/provider-tokens.ts';
import { isUnconfirmed, reasonOf, toastUnconfirmed } from '../lib/refusal.ts';
import { useArrival } from './use-arrival.ts';

/** Somebody has come back and is not let in: the message says why. */
class NotCompleted extends Error {}

/**
 * Finishes signing in, once: by the tokens behind the # of the address (a hosted identity), or by what the server says in
 * its query, which has been to the provider itself. Then it goes on to where somebody wanted to be, or says what is wrong.
 */
export function useCompletion(fragment: string, query: Readonly<Record<string, unknown>>): void {
  const router = useRouter();
  const [back] = useState<ProviderReturn>(() =>
    hostedIdentity() ? (readTrip() ?? {}) : readProviderReturn(query),
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
      const { redirect, inviteCode, failure } = back;
      const invite = failure === 'invite_needed' || undefined;
      const search = { redirect, inviteCode, invite };
      return router.navigate({ to: '/auth', search, replace: true });
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
  // Only a hosted identity brings any: whatever else wrote them there is not to sign anybody in.
  const tokens = hostedIdentity() ? readTokens(fragment) : undefined;
  if (tokens) return completeSignIn(tokens, inviteCode);
  if (provider) return completeArrival();
  throw new NotCompleted(failureIn(fragment));
}

function toastRefusal(error: unknown): void {
  const description = error instanceof NotCompleted ? error.message : reasonOf(error);
  toast({ title: 'Error signing in', description, variant: 'destructive' });
}

function toastConnection({ provider, failure }: ProviderReturn): void {
  const name = provider ? providerNames[provider] : 'The service';
  if (failure) {
    const description = failureSentence(failure, provider);
    toast({ title: `${name} not connected`, description, variant: 'destructive' });
  } else toast({ title: `${name} connected` });
}
