import type { Provider } from '@lensemble/contract/boot';
import { hostedIdentity } from '@/lib/hosted.ts';
import { leaveForProvider } from '@/lib/leave-for-provider.ts';
import { leaveForHosted } from './hosted.ts';
import type { Trip } from './hosted-trip.ts';
import { keepTrip } from './hosted-trip.ts';

/** Leaves for a provider, by way of the hosted service where there is one. */
export async function leave(provider: Provider, { redirect, inviteCode }: Trip): Promise<void> {
  const hosted = hostedIdentity();
  if (!hosted) return leaveForProvider(provider, { redirect, inviteCode });
  keepTrip({ redirect, inviteCode });
  return leaveForHosted(hosted, provider);
}
