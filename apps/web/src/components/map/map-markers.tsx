import { type ReactNode, useMemo } from 'react';
import { type Bounds, type Crowd, clustersOf, type Pin } from './clusters.ts';
import { MapCrowd, MapPin } from './map-pin.tsx';
import type { MapMarker, MapPoint, MapProps } from './map-props.ts';
import { useHeir } from './use-heir.ts';

export interface MarkerGround {
  readonly view: { readonly bounds: Bounds; readonly zoom: number };
  /** Puts an element on a point. An element that is above covers the others. */
  readonly pinned: (key: string, at: MapPoint, isAbove: boolean, children: ReactNode) => ReactNode;
  readonly zoomTo: (at: MapPoint, zoom: number) => void;
  readonly show: (at: MapPoint) => void;
}

interface MapMarkersProps {
  ground: MarkerGround;
  props: MapProps<MapMarker>;
  /** Follows the selected marker in the DOM, so that Tab reaches it next. */
  card: ReactNode;
}

export function MapMarkers({ ground, props, card }: MapMarkersProps) {
  const { markers, selectedId = null } = props;
  const { bounds, zoom } = ground.view;
  const clusters = useMemo(() => clustersOf(markers), [markers]);
  const inView = useMemo(() => clusters.pinsIn(bounds, zoom), [clusters, bounds, zoom]);
  const selected = inView.find((pin) => holds(pin, selectedId));
  const { expectHeir, refOf } = useHeir(inView);
  const openCrowd = (crowd: Crowd<MapMarker>) => {
    const { splitsAt } = crowd;
    if (splitsAt === null) {
      props.onSelectCrowd?.(crowd.markers.map(({ id }) => id));
      return;
    }
    expectHeir(crowd);
    ground.zoomTo(crowd.at, splitsAt);
  };
  const draw = (pin: Pin<MapMarker>) => {
    const isSelected = pin === selected;
    const common = { isSelected, ref: refOf(pin.key), onFocus: () => ground.show(pin.at) };
    const drawn =
      pin.kind === 'single' ? (
        <MapPin
          marker={pin.marker}
          render={props.renderMarker}
          onSelect={props.onSelect}
          {...common}
        />
      ) : (
        <MapCrowd
          markers={pin.markers}
          render={props.renderCluster}
          onOpen={() => openCrowd(pin)}
          {...common}
        />
      );
    return ground.pinned(pin.key, pin.at, isSelected, drawn);
  };
  const drawn = inView.flatMap((pin) => (pin === selected ? [draw(pin), card] : [draw(pin)]));
  return selected ? drawn : [...drawn, card];
}

function holds(pin: Pin<MapMarker>, id: string | null): boolean {
  return pin.kind === 'single' ? pin.marker.id === id : pin.markers.some((one) => one.id === id);
}
