import type { MapShoot } from '@lensemble/contract/shoot-map';
import { mapViewWords } from '@lensemble/messages/web/map-view';
import { MapCanvas } from '@/components/map/map-canvas.tsx';
import type { MapCamera } from '@/components/map/map-props.ts';
import type { OnMap } from '../hooks/use-on-map.ts';
import { byDate } from '../lib/by-date.ts';
import { atSamePlace, type ShootMarker } from '../lib/markers.ts';
import { CrowdPin } from './crowd-pin.tsx';
import { CrowdPopup } from './crowd-popup.tsx';
import { ShootPin } from './shoot-pin.tsx';
import { ShootPopup } from './shoot-popup.tsx';

interface ShootsOnMapProps {
  markers: readonly ShootMarker[];
  camera: MapCamera;
  chosen: MapShoot | null;
  onMap: OnMap;
  onShowDetails: () => void;
}

const renderMarker = ({ shoot }: ShootMarker, isSelected: boolean) => (
  <ShootPin shoot={shoot} isSelected={isSelected} />
);
const renderCluster = (markers: readonly ShootMarker[], isSelected: boolean) => (
  <CrowdPin markers={markers} isSelected={isSelected} />
);

export function ShootsOnMap({ markers, camera, chosen, onMap, onShowDetails }: ShootsOnMapProps) {
  return (
    <MapCanvas
      label={mapViewWords('mapOfShoots')}
      camera={camera}
      markers={markers}
      renderMarker={renderMarker}
      renderCluster={renderCluster}
      selectedId={chosen?.id ?? null}
      onSelect={onMap.choose}
      onSelectCrowd={onMap.openCrowd}
      popup={popupOf(markers, chosen, onMap, onShowDetails)}
      onClosePopup={onMap.closePopup}
    />
  );
}

function popupOf(
  markers: readonly ShootMarker[],
  chosen: MapShoot | null,
  { popup, choose, openCrowd, closePopup }: OnMap,
  onShowDetails: () => void,
) {
  if (popup.kind === 'crowd') {
    const crowd = markers.filter(({ id }) => popup.ids.has(id));
    const [first] = crowd;
    if (!first) return null;
    const shoots = crowd.map(({ shoot }) => shoot).sort(byDate);
    const content = <CrowdPopup shoots={shoots} onChoose={choose} onClose={closePopup} />;
    return { id: 'crowd', at: first, content };
  }
  const marker = markers.find(({ id }) => id === chosen?.id);
  if (popup.kind === 'closed' || !marker) return null;
  const together = atSamePlace(markers, marker);
  const content = (
    <ShootPopup
      shoot={marker.shoot}
      togetherCount={together.length}
      onShowTogether={() => openCrowd(together.map(({ id }) => id))}
      onShowDetails={onShowDetails}
      onClose={closePopup}
    />
  );
  return { id: marker.id, at: marker, content };
}
