import type { Provider } from '@lensemble/contract/boot';
import { providerNames } from '@lensemble/contract/provider-return';
import { useState } from 'react';
import { ProviderIcon } from '@/components/provider-icon.tsx';
import { Button } from '@/components/ui/button.tsx';
import { bootData } from '@/lib/boot.ts';
import { toast } from '@/lib/toast.ts';
import { usePending } from '../hooks/use-pending.ts';
import type { Trip } from '../lib/hosted-trip.ts';
import { leave } from '../lib/leave.ts';
import { reasonOf } from '../lib/refusal.ts';

/** Signing in, or up, through another service, where any is set up. */
export function ProviderButtons(trip: Trip) {
  const [chosen, setChosen] = useState<Provider>();
  const [pending, run] = usePending();
  const providers = bootData()?.providers ?? [];
  if (providers.length === 0) return null;

  const choose = (provider: Provider) => {
    setChosen(provider);
    void run(async () => {
      try {
        await leave(provider, trip);
      } catch (error) {
        toast({ title: 'Error signing in', description: reasonOf(error), variant: 'destructive' });
      }
    });
  };

  return (
    <div className="mt-4 grid gap-3">
      <p className="flex items-center gap-3 text-ink-3 text-xs before:flex-1 before:border-line before:border-t after:flex-1 after:border-line after:border-t">
        or
      </p>
      {providers.map((provider) => (
        <Button
          key={provider}
          className="h-target w-full"
          pending={pending && provider === chosen}
          onClick={() => choose(provider)}
        >
          {!(pending && provider === chosen) && <ProviderIcon provider={provider} />}
          Continue with {providerNames[provider]}
        </Button>
      ))}
    </div>
  );
}
