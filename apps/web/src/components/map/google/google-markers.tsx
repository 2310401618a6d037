import type { ReactNode } from 'react';
import { MapMarkers } from '../map-markers.tsx';
import type { MapMarker, MapPoint, MapProps } from '../map-props.ts';
import type { PinLayer } from './pin-layer.ts';
import { Pinned } from './pinned.tsx';
import { latLngOf } from './points.ts';
import { goTo } from './use-camera.ts';
import { useView } from './use-view.ts';

interface GoogleMarkersProps {
  map: google.maps.Map;
  layer: PinLayer;
  props: MapProps<MapMarker>;
  card: ReactNode;
}

export function GoogleMarkers({ map, layer, props, card }: GoogleMarkersProps) {
  const view = useView(map);
  if (!view) return null;
  const show = (at: MapPoint) => {
    if (!map.getBounds()?.contains(latLngOf(at))) map.panTo(latLngOf(at));
  };
  const pinned = (key: string, at: MapPoint, isAbove: boolean, children: ReactNode) => (
    <Pinned key={key} layer={layer} at={at} isAbove={isAbove}>
      {children}
    </Pinned>
  );
  const zoomTo = (center: MapPoint, zoom: number) => goTo(map, { center, zoom });
  return <MapMarkers ground={{ view, pinned, zoomTo, show }} props={props} card={card} />;
}
