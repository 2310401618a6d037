import { returnAddress } from '@lensemble/contract/return-address';
import { tabStorage } from '@/lib/session/drafts.ts';

const KEY = 'lensemble:trip';

export interface Trip {
  readonly redirect?: string | undefined;
  readonly inviteCode?: string | undefined;
}

/** Stores the trip in this tab until the return. */
export function keepTrip(trip: Trip): void {
  try {
    tabStorage()?.setItem(KEY, JSON.stringify(trip));
  } catch {
    // Without storage, the requested address and the invite code are lost, and the return page asks for confirmation.
  }
}

export function forgetTrip(): void {
  tabStorage()?.removeItem(KEY);
}

/** The stored trip; undefined if no sign-in started in this tab. */
export function readTrip(): Trip | undefined {
  const text = tabStorage()?.getItem(KEY);
  if (!text) return undefined;
  const kept: unknown = JSON.parse(text);
  const { redirect, inviteCode }: Record<string, unknown> = Object(kept);
  return {
    redirect: returnAddress(redirect),
    inviteCode: typeof inviteCode === 'string' ? inviteCode : undefined,
  };
}
