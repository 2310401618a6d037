import { returnAddress } from '@lensemble/contract/return-address';
import { tabStorage } from '@/lib/drafts.ts';

const KEY = 'lensemble:trip';

/** What somebody had in mind when they left for a provider. */
export interface Trip {
  readonly redirect?: string | undefined;
  readonly inviteCode?: string | undefined;
}

/** Keeps it in this tab until they are back. */
export function keepTrip(trip: Trip): void {
  try {
    tabStorage()?.setItem(KEY, JSON.stringify(trip));
  } catch {
    // A storage that is full costs the way on, not the way in.
  }
}

export function forgetTrip(): void {
  tabStorage()?.removeItem(KEY);
}

/** Undefined where nobody has left from this tab. */
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
