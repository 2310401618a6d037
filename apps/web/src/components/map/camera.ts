import { MAP_CENTER, MAP_ZOOM } from '@lensemble/contract/constants';
import { latitudeOf, southOf } from '@lensemble/contract/web-mercator';
import type { MapCamera, MapPoint } from './map-props.ts';
import { isPoint, onMap, wrapLongitude } from './points.ts';

export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface View {
  readonly center: MapPoint;
  readonly zoom: number;
}

const WORLD_PX = 256;

/** The space around fitted points that shows their pins in full, in pixels. */
const MARGIN = { x: 56, top: 112, bottom: 40 };

export const MAX_ZOOM = 19;

/**
 * The center and zoom for a box of this size. An invalid camera gives the default view. `minZoom` is the lowest zoom
 * for fitted points.
 */
export function viewOf(camera: MapCamera, box: Box, minZoom = 0): View {
  if ('fit' in camera) {
    const range = { minZoom, maxZoom: camera.maxZoom };
    return fitted(camera.fit.filter(isPoint).map(onMap), range, box);
  }
  if (!isPoint(camera.center) || !Number.isFinite(camera.zoom)) return start;
  return { center: onMap(camera.center), zoom: clampZoom(camera.zoom) };
}

const start: View = { center: MAP_CENTER, zoom: MAP_ZOOM };

const clampZoom = (zoom: number) => Math.min(MAX_ZOOM, Math.max(0, Math.floor(zoom)));

interface ZoomRange {
  readonly minZoom: number;
  readonly maxZoom: number;
}

function fitted(points: readonly MapPoint[], { minZoom, maxZoom }: ZoomRange, box: Box): View {
  if (points.length === 0) return start;
  const across = shortestArc(points.map((point) => point.longitude));
  const heights = points.map((point) => southOf(point.latitude));
  const top = Math.min(...heights);
  const bottom = Math.max(...heights);
  const width = Math.max(1, box.width - 2 * MARGIN.x);
  const height = Math.max(1, box.height - MARGIN.top - MARGIN.bottom);
  const scale = Math.min(width / (across.span / 360), height / (bottom - top)) / WORLD_PX;
  const zoom = Math.max(minZoom, Math.min(clampZoom(Math.log2(scale)), maxZoom));
  const lift = (MARGIN.top - MARGIN.bottom) / 2 / (WORLD_PX * 2 ** zoom);
  return {
    center: {
      latitude: latitudeOf((top + bottom) / 2 - lift),
      longitude: wrapLongitude(across.from + across.span / 2),
    },
    zoom,
  };
}

/** The shortest arc that contains all longitudes. From Tokyo to San Francisco it crosses the date line. */
function shortestArc(longitudes: readonly number[]): { from: number; span: number } {
  const sorted = [...longitudes].sort((a, b) => a - b);
  const first = sorted[0] ?? 0;
  let widest = { after: first + 360 - (sorted.at(-1) ?? 0), from: first };
  sorted.forEach((longitude, i) => {
    const next = sorted[i + 1];
    if (next !== undefined && next - longitude > widest.after) {
      widest = { after: next - longitude, from: next };
    }
  });
  return { from: widest.from, span: 360 - widest.after };
}
