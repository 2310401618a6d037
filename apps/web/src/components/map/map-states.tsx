import { mapEngineWords } from '@lensemble/messages/web/map-engine';
import { MapPinned, RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { onServerBack } from '@/lib/calls/server-reach.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { MAP_ERROR_ADVICE, mapErrorMessage } from './map-error.ts';

export function MapSkeleton() {
  return (
    <div role="status" className="size-full bg-map-water">
      <span className="sr-only">{mapEngineWords('loading')}</span>
      <Skeleton className="size-full rounded-none" />
    </div>
  );
}

interface MapFailureProps {
  error: unknown;
  onRetry: () => void;
  onSimple?: (() => void) | undefined;
}

/** Shows why a map failed, in the map's box. Once the server responds again, the map is loaded again. */
export function MapFailure({ error, onRetry, onSimple }: MapFailureProps) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => onServerBack(() => retry()), []);
  return (
    <div
      role="alert"
      className="grid size-full place-content-center justify-items-center gap-1 overflow-auto bg-well p-4 text-center"
    >
      <MapPinned className="mb-2 size-7 text-ink-3" strokeWidth={1.5} aria-hidden />
      <b className="font-semibold text-base">{mapErrorMessage(error)}</b>
      <p className="text-ink-2">{MAP_ERROR_ADVICE}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button onClick={onRetry}>
          <RefreshCw aria-hidden />
          {mapEngineWords('tryAgain')}
        </Button>
        {onSimple && (
          <Button variant="ghost" onClick={onSimple}>
            {mapEngineWords('useSimple')}
          </Button>
        )}
      </div>
    </div>
  );
}
