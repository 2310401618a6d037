import type { MapRay } from '../map-props.ts';
import { MapRays, raysByPoint } from '../map-rays.tsx';
import { isPoint } from '../points.ts';
import { Pinned } from './pinned.tsx';
import type { OwnMapParts } from './use-leaflet.ts';

interface OwnRaysProps {
  parts: OwnMapParts;
  rays: readonly MapRay[];
}

export function OwnRays({ parts, rays }: OwnRaysProps) {
  return raysByPoint(rays).map((group) => {
    const [first] = group;
    if (!first || !isPoint(first.from)) return null;
    return (
      <Pinned
        key={`${first.from.latitude} ${first.from.longitude}`}
        pins={parts.rays}
        at={first.from}
      >
        <MapRays rays={group} />
      </Pinned>
    );
  });
}
