import { Map as VisMap } from '@vis.gl/react-google-maps';
import { useRef, useState } from 'react';
import { useTheme } from '@/lib/shell/theme.ts';
import { MAX_ZOOM, viewOf } from '../camera.ts';
import type { MapMarker, MapProps } from '../map-props.ts';
import { OnGoogleMap } from './on-google-map.tsx';
import { latLngOf, readView, sizeOf } from './points.ts';
import { placeByClick } from './use-placing.ts';

interface GoogleViewProps {
  box: HTMLElement;
  mapId: string | null;
  props: MapProps<MapMarker>;
}

/** Google's map cannot change its color scheme, so a new theme creates a new map with the same view. */
export function GoogleView({ box, mapId, props }: GoogleViewProps) {
  const theme = useTheme();
  const [view, setView] = useState(() => viewOf(props.camera, sizeOf(box)));
  const gone = useRef(props.camera);
  return (
    <VisMap
      key={theme}
      {...(mapId !== null && { mapId })}
      defaultCenter={latLngOf(view.center)}
      defaultZoom={view.zoom}
      colorScheme={theme === 'light' ? 'LIGHT' : 'DARK'}
      maxZoom={MAX_ZOOM}
      disableDefaultUI
      clickableIcons={false}
      gestureHandling="cooperative"
      headingInteractionEnabled={false}
      tiltInteractionEnabled={false}
      draggableCursor={props.onPlace ? 'crosshair' : 'grab'}
      onClick={placeByClick(props)}
      onIdle={({ map }) => setView(readView(map) ?? view)}
      className="absolute inset-0"
    >
      <OnGoogleMap gone={gone} props={props} />
    </VisMap>
  );
}
