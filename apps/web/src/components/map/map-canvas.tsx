import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { mapConfigQuery } from '@/lib/places/map-config.ts';
import { EngineBoundary } from './engine-boundary.tsx';
import type { MapMarker, MapProps } from './map-props.ts';
import { MapFailure, MapSkeleton } from './map-states.tsx';
import { chooseSimpleMap, useSimpleMapChosen } from './simple-map.ts';

let engines = makeEngines();

/**
 * A map that fills its box, drawn by the engine that the server is configured for. The engine's code loads with the
 * first map.
 */
export function MapCanvas<Marker extends MapMarker>(props: MapProps<Marker>) {
  // Safe: engines return only markers from `props`.
  const shown = props as unknown as MapProps<MapMarker>;
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    engines = makeEngines();
    setAttempt(attempt + 1);
  };
  return (
    <section aria-label={props.label} className="relative size-full overflow-hidden">
      <EngineBoundary key={attempt} failure={(error) => <Failure error={error} onRetry={retry} />}>
        <Suspense fallback={<MapSkeleton />}>
          <Engine {...shown} />
        </Suspense>
      </EngineBoundary>
    </section>
  );
}

function Engine(props: MapProps<MapMarker>) {
  const config = useQuery(mapConfigQuery);
  const isSimple = useSimpleMapChosen();
  const { own: Own, google: Google } = engines;
  if (isSimple) return <Own {...props} tiles={config.data?.tiles ?? null} />;
  if (config.isError) {
    return <MapFailure error={config.error} onRetry={config.refetch} onSimple={chooseSimpleMap} />;
  }
  if (!config.data) return <MapSkeleton />;
  if (config.data.engine === 'google') return <Google {...props} />;
  return <Own {...props} tiles={config.data.tiles} />;
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isSimple = useSimpleMapChosen();
  const goSimple = () => {
    chooseSimpleMap();
    onRetry();
  };
  return <MapFailure error={error} onRetry={onRetry} onSimple={isSimple ? undefined : goSimple} />;
}

/** `lazy` caches a failed load, so a retry needs new components. */
function makeEngines() {
  return {
    own: lazy(() => import('./own/own-map.tsx')),
    google: lazy(() => import('./google/google-map.tsx')),
  };
}
