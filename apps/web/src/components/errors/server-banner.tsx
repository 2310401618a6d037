import { screenErrorWords } from '@lensemble/messages/web/screen-errors';
import { Check, CloudOff, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { askServer, useReachable } from '@/lib/calls/server-reach.ts';
import { Button } from '../ui/button.tsx';

const BACK_ONLINE_MS = 6_000;

/** Says at the top of every screen that the server cannot be reached, and that it responds again. */
export default function ServerBanner() {
  const isReachable = useReachable();
  const [wasLost, setWasLost] = useState(false);
  if (!isReachable && !wasLost) setWasLost(true);

  useEffect(() => {
    if (!isReachable || !wasLost) return;
    const timer = setTimeout(() => setWasLost(false), BACK_ONLINE_MS);
    return () => clearTimeout(timer);
  }, [isReachable, wasLost]);

  return (
    <div ref={makeRoom} role="status" className="sticky top-topbar z-14 bg-surface-0 md:top-0">
      {!isReachable && <Unreachable />}
      {isReachable && wasLost && (
        <div className="status-ready flex min-h-12 items-center gap-3 border-line border-b bg-st-soft py-1 pr-2 pl-4">
          <Check className="size-4 shrink-0 text-st-text" aria-hidden />
          <b className="font-[620]">{screenErrorWords('backOnline')}</b>
          <Button
            variant="ghost"
            size="icon-sm"
            className="ml-auto"
            aria-label={screenErrorWords('dismiss')}
            onClick={() => setWasLost(false)}
          >
            <X />
          </Button>
        </div>
      )}
    </div>
  );
}

/** What sticks to the top of a screen has its place below the banner. */
function makeRoom(banner: HTMLElement | null) {
  if (!banner) return;
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => style.setProperty('--banner', `${banner.offsetHeight}px`));
  sizes.observe(banner);
  return () => {
    sizes.disconnect();
    style.removeProperty('--banner');
  };
}

function Unreachable() {
  const [isAsking, setAsking] = useState(false);
  const retry = () => {
    setAsking(true);
    void askServer().then(() => setAsking(false));
  };
  return (
    <div className="status-planning flex min-h-12 items-center gap-3 border-line border-b bg-st-soft py-1 pr-2 pl-4">
      <CloudOff className="size-4 shrink-0 text-st-text" aria-hidden />
      <p>
        <b className="font-[620]">{screenErrorWords('cannotReach')}</b>{' '}
        <span className="text-ink-2">{screenErrorWords('changesKept')}</span>
      </p>
      <Button size="sm" className="ml-auto" pending={isAsking} onClick={retry}>
        {screenErrorWords('retry')}
      </Button>
    </div>
  );
}
