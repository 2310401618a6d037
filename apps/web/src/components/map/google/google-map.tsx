import { useQuery } from '@tanstack/react-query';
import { APIProvider } from '@vis.gl/react-google-maps';
import { useState } from 'react';
import { MapError } from '../map-error.ts';
import type { MapMarker, MapProps } from '../map-props.ts';
import { MapSkeleton } from '../map-states.tsx';
import { googleMapsQuery } from './google-maps-query.ts';
import { GoogleView } from './google-view.tsx';
import { LIBRARIES } from './load-script.ts';
import { useKeyRefused } from './refused-key.ts';

/**
 * Google's map.
 * @throws MapError while rendering, if the map cannot be shown
 */
export default function GoogleMap(props: MapProps<MapMarker>) {
  const { data: config, error } = useQuery(googleMapsQuery);
  const isRefused = useKeyRefused();
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  if (error) throw error;
  if (isRefused) throw new MapError('failed');
  if (!config) return <MapSkeleton />;
  return (
    <APIProvider apiKey={config.apiKey} libraries={LIBRARIES} disableUsageAttribution>
      <div ref={setBox} className="relative isolate size-full overflow-hidden">
        {box && <GoogleView box={box} mapId={config.mapId} props={props} />}
        {props.children}
      </div>
    </APIProvider>
  );
}
