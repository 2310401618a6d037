import { useMap } from '@vis.gl/react-google-maps';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Crosshair } from '../crosshair.tsx';
import { DOCKED_BELOW_PX } from '../map-card.tsx';
import { MapControls } from '../map-controls.tsx';
import type { MapCamera, MapMarker, MapProps } from '../map-props.ts';
import { isPoint } from '../points.ts';
import { GoogleMarkers } from './google-markers.tsx';
import { GoogleDockedPopup, GooglePopup } from './google-popup.tsx';
import { GoogleRays } from './google-rays.tsx';
import type { PinLayer } from './pin-layer.ts';
import { sizeOf } from './points.ts';
import { goTo, useCamera } from './use-camera.ts';
import { usePinLayer } from './use-pin-layer.ts';
import { usePlacingByKey } from './use-placing.ts';

interface OnGoogleMapProps {
  gone: RefObject<MapCamera>;
  props: MapProps<MapMarker>;
}

export function OnGoogleMap(shown: OnGoogleMapProps) {
  const map = useMap();
  return map && <Drawn map={map} {...shown} />;
}

function Drawn({ map, gone, props }: OnGoogleMapProps & { map: google.maps.Map }) {
  const layer = usePinLayer(map);
  useCamera(map, props.camera, gone);
  const isAimed = usePlacingByKey(map, props);
  const zoomBy = (steps: number) => map.setZoom((map.getZoom() ?? 0) + steps);
  return (
    <>
      {layer && <Pins map={map} layer={layer} props={props} />}
      {props.onPlace && isAimed && <Crosshair className="block" />}
      <MapControls
        onZoomIn={() => zoomBy(1)}
        onZoomOut={() => zoomBy(-1)}
        onGo={(camera) => goTo(map, camera)}
      />
    </>
  );
}

interface PinsProps {
  map: google.maps.Map;
  layer: PinLayer;
  props: MapProps<MapMarker>;
}

function Pins({ map, layer, props }: PinsProps) {
  const { popup, rays = [], onClosePopup } = props;
  const isDocked = sizeOf(map.getDiv()).width < DOCKED_BELOW_PX;
  const card = popup && isPoint(popup.at) && { map, layer, popup, onClose: onClosePopup };
  const cardKey = `card ${popup?.id ?? ''}`;
  return (
    <>
      {createPortal(
        <>
          <GoogleRays layer={layer} rays={rays} />
          <GoogleMarkers
            map={map}
            layer={layer}
            props={props}
            card={card && !isDocked && <GooglePopup key={cardKey} {...card} />}
          />
        </>,
        layer.pane,
      )}
      {card && isDocked && <GoogleDockedPopup key={cardKey} {...card} />}
    </>
  );
}
