import { Check, WifiOff, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useOnline } from '@/lib/browser/use-online.ts';
import { Button } from '../ui/button.tsx';

const BACK_ONLINE_MS = 6_000;

export function OfflineBanner() {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  if (!online && !wasOffline) setWasOffline(true);

  useEffect(() => {
    if (!online || !wasOffline) return;
    const timer = setTimeout(() => setWasOffline(false), BACK_ONLINE_MS);
    return () => clearTimeout(timer);
  }, [online, wasOffline]);

  return (
    <div role="status">
      {!online && (
        <div className="status-planning flex min-h-12 items-center gap-3 border-line border-b bg-st-soft px-4 py-1">
          <WifiOff className="size-4 shrink-0 text-st-text" aria-hidden />
          <p>
            <b className="font-[620]">You are offline.</b>{' '}
            <span className="text-ink-2">What you type in a form is kept.</span>
          </p>
        </div>
      )}
      {online && wasOffline && (
        <div className="status-ready flex min-h-12 items-center gap-3 border-line border-b bg-st-soft py-1 pr-2 pl-4">
          <Check className="size-4 shrink-0 text-st-text" aria-hidden />
          <b className="font-[620]">Back online.</b>
          <Button
            variant="ghost"
            size="icon-sm"
            className="ml-auto"
            aria-label="Dismiss"
            onClick={() => setWasOffline(false)}
          >
            <X />
          </Button>
        </div>
      )}
    </div>
  );
}
