import type { MapRay } from '../map-props.ts';
import { MapRays, raysByPoint } from '../map-rays.tsx';
import { isPoint } from '../points.ts';
import type { PinLayer } from './pin-layer.ts';
import { Pinned } from './pinned.tsx';

interface GoogleRaysProps {
  layer: PinLayer;
  rays: readonly MapRay[];
}

export function GoogleRays({ layer, rays }: GoogleRaysProps) {
  return raysByPoint(rays).map((group) => {
    const [first] = group;
    if (!first || !isPoint(first.from)) return null;
    const { latitude, longitude } = first.from;
    return (
      <Pinned key={`${latitude} ${longitude}`} layer={layer} at={first.from}>
        <MapRays rays={group} />
      </Pinned>
    );
  });
}
