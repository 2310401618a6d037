import type { Provider } from '@lensemble/contract/boot';
import { providerNames } from '@lensemble/contract/provider-return';
import { signInWords } from '@lensemble/messages/web/sign-in';
import { useState } from 'react';
import { ProviderIcon } from '@/components/provider-icon.tsx';
import { Button } from '@/components/ui/button.tsx';
import { bootData, hostedIdentity } from '@/lib/session/boot.ts';
import { leaveForProvider } from '@/lib/session/leave-for-provider.ts';
import { toastError } from '@/lib/shell/toast.ts';
import { usePending } from '../hooks/use-pending.ts';
import { leaveForHosted } from '../lib/hosted.ts';
import { keepTrip, type Trip } from '../lib/hosted-trip.ts';
import { reasonOf } from '../lib/refusal.ts';

export function ProviderButtons(trip: Trip) {
  const [chosen, setChosen] = useState<Provider>();
  const [pending, run] = usePending();
  const providers = bootData()?.providers ?? [];
  const choose = (provider: Provider) => {
    setChosen(provider);
    void run(async () => {
      try {
        await leave(provider, trip);
      } catch (error) {
        toastError(reasonOf(error), signInWords('failed'));
      }
    });
  };

  return (
    <>
      {providers.map((provider) => (
        <Button
          key={provider}
          className="h-target w-full"
          pending={pending && provider === chosen}
          onClick={() => choose(provider)}
        >
          {!(pending && provider === chosen) && <ProviderIcon provider={provider} />}
          {signInWords('continueWith', { provider: providerNames[provider] })}
        </Button>
      ))}
    </>
  );
}

async function leave(provider: Provider, { redirect, inviteCode }: Trip): Promise<void> {
  const hosted = hostedIdentity();
  if (!hosted) return leaveForProvider(provider, { redirect, inviteCode });
  keepTrip({ redirect, inviteCode });
  return leaveForHosted(hosted, provider);
}
