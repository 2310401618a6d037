import type { ReactNode } from 'react';
import { wantsLessMotion } from '../less-motion.ts';
import { MapMarkers } from '../map-markers.tsx';
import type { MapMarker, MapPoint, MapProps } from '../map-props.ts';
import { latLngOf } from './leaflet-map.ts';
import { Pinned } from './pinned.tsx';
import type { OwnMapParts } from './use-leaflet.ts';
import { useView } from './use-view.ts';

interface OwnMarkersProps {
  parts: OwnMapParts;
  props: MapProps<MapMarker>;
  card: ReactNode;
}

export function OwnMarkers({ parts: { map, pins }, props, card }: OwnMarkersProps) {
  const view = useView(map);
  const pinned = (key: string, at: MapPoint, isAbove: boolean, children: ReactNode) => (
    <Pinned key={key} pins={pins} at={at} isAbove={isAbove}>
      {children}
    </Pinned>
  );
  const zoomTo = (at: MapPoint, zoom: number) =>
    map.setView(latLngOf(at), zoom, { animate: !wantsLessMotion() });
  const show = (at: MapPoint) => map.panInside(latLngOf(at), { padding: [48, 64] });
  return <MapMarkers ground={{ view, pinned, zoomTo, show }} props={props} card={card} />;
}
