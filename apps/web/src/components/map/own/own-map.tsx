import { mapEngineWords } from '@lensemble/messages/web/map-engine';
import './own-map.css';
import type { MapTiles } from '@lensemble/contract/maps';
import { useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Crosshair } from '../crosshair.tsx';
import { DOCKED_BELOW_PX } from '../map-card.tsx';
import { MapControls } from '../map-controls.tsx';
import { MapCredits } from '../map-credits.tsx';
import type { MapMarker, MapProps } from '../map-props.ts';
import { isPoint } from '../points.ts';
import { GestureGuide } from './gesture-hint.tsx';
import { OwnMarkers } from './own-markers.tsx';
import { OwnDockedPopup, OwnPopup } from './own-popup.tsx';
import { OwnRays } from './own-rays.tsx';
import { OwnScale } from './own-scale.tsx';
import { useLayers } from './use-layers.ts';
import { goTo, type OwnMapParts, useLeaflet } from './use-leaflet.ts';
import { useNearest } from './use-nearest.ts';
import { usePlacing } from './use-placing.ts';

interface OwnMapProps extends MapProps<MapMarker> {
  tiles: MapTiles | null;
}

export default function OwnMap({ tiles, ...props }: OwnMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const parts = useLeaflet(box, props.camera);
  const help = useId();
  usePlacing(parts?.map ?? null, props);
  return (
    <div className="relative isolate size-full overflow-hidden">
      <div
        ref={box}
        role="application"
        aria-label={props.label}
        aria-describedby={help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move it
        tabIndex={0}
        className="own-map peer"
      />
      {props.onPlace && <Crosshair />}
      <p id={help} hidden>
        {props.onPlace ? mapEngineWords('helpWithPoint') : mapEngineWords('help')}
      </p>
      {parts && <OnMap parts={parts} tiles={tiles} props={props} />}
      {props.children}
    </div>
  );
}

interface OnMapProps {
  parts: OwnMapParts;
  tiles: MapTiles | null;
  props: MapProps<MapMarker>;
}

const OWN_CREDITS = ['Natural Earth', 'GeoNames'];

function OnMap({ parts, tiles, props }: OnMapProps) {
  const { map, pins } = parts;
  const { popup, rays = [], onClosePopup } = props;
  const isDocked = map.getSize().x < DOCKED_BELOW_PX;
  const card = popup && isPoint(popup.at) && { parts, popup, onClose: onClosePopup };
  const cardKey = `card ${popup?.id ?? ''}`;
  const { cover, isCutOff, base } = useLayers(map, tiles);
  const nearest = useNearest(map, base);
  const streets = tiles && cover !== 'none' ? [tiles.attribution] : [];
  return (
    <>
      {createPortal(<OwnRays parts={parts} rays={rays} />, parts.rays.pane)}
      {createPortal(
        <OwnMarkers
          parts={parts}
          props={props}
          card={card && !isDocked && <OwnPopup key={cardKey} {...card} />}
        />,
        pins.pane,
      )}
      {card && isDocked && <OwnDockedPopup key={cardKey} {...card} />}
      <OwnScale map={map} />
      <GestureGuide map={map} />
      <MapControls
        onZoomIn={() => map.zoomIn()}
        onZoomOut={() => map.zoomOut()}
        onGo={(camera) => goTo(map, camera)}
      />
      <MapCredits
        credits={[...streets, ...(cover === 'all' ? [] : OWN_CREDITS)]}
        note={isCutOff ? mapEngineWords('noStreets') : null}
        place={!tiles || isCutOff ? nearest : null}
        hasOneLine={(!!card && isDocked) || rays.length > 0}
      />
    </>
  );
}
