import { Fragment } from 'react';
import type { MapRay } from './map-props.ts';
import { placeRays } from './rays.ts';

/**
 * Lines from the upper left corner of the parent. Hidden from assistive technology: the screen also states the
 * directions as text.
 */
export function MapRays({ rays }: { rays: readonly MapRay[] }) {
  return (
    <svg
      aria-hidden
      width="1"
      height="1"
      className="pointer-events-none absolute top-0 left-0 overflow-visible"
    >
      {placeRays(rays).map(({ x, y, label }) => (
        <Fragment key={`${label.text} ${x}`}>
          <line x2={x} y2={y} className="stroke-4 stroke-map-halo opacity-70" />
          <line
            x2={x}
            y2={y}
            className="stroke-2 stroke-light-ray"
            strokeDasharray="2 5"
            strokeLinecap="round"
          />
          <circle cx={x} cy={y} r="6" className="fill-light-ray stroke-3 stroke-map-halo" />
          <text
            x={label.x}
            y={label.y}
            textAnchor="middle"
            dominantBaseline="central"
            className="fill-map-label stroke-4 stroke-map-halo font-[620] text-xs [paint-order:stroke]"
          >
            {label.text}
          </text>
        </Fragment>
      ))}
    </svg>
  );
}

export function raysByPoint(rays: readonly MapRay[]): MapRay[][] {
  const groups = new Map<string, MapRay[]>();
  for (const ray of rays) {
    const key = `${ray.from.latitude} ${ray.from.longitude}`;
    groups.set(key, [...(groups.get(key) ?? []), ray]);
  }
  return [...groups.values()];
}
