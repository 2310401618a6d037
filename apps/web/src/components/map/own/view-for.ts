import { type Box, type View, viewOf } from '../camera.ts';
import { clustersOf } from '../clusters.ts';
import type { MapCamera, MapPoint } from '../map-props.ts';

const WORLD = { west: -180, south: -90, east: 180, north: 90 };

/**
 * The view of the own map for a box of this size. At its lowest zoom it centers the drawn clusters instead of the
 * points, because a cluster is inward of its outermost point.
 * @param widest the lowest zoom
 */
export function viewFor(camera: MapCamera, box: Box, widest: number): View {
  const view = viewOf(camera, box, widest);
  if (!('fit' in camera) || view.zoom > widest) return view;
  return viewOf({ fit: drawnAt(camera.fit, widest), maxZoom: widest }, box, widest);
}

function drawnAt(points: readonly MapPoint[], zoom: number): MapPoint[] {
  const markers = points.map((point, index) => ({ ...point, id: String(index), label: '' }));
  return clustersOf(markers)
    .pinsIn(WORLD, zoom)
    .map(({ at }) => at);
}
