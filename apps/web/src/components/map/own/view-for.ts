import type { Box, View } from '../camera.ts';
import { viewOf } from '../camera.ts';
import { clustersOf } from '../clusters.ts';
import type { MapCamera, MapPoint } from '../map-props.ts';

const WORLD = { west: -180, south: -90, east: 180, north: 90 };

/**
 * Where the own map looks in a box of this size. Where it shows as much of the world as it can, every pixel counts: what is
 * drawn stands in its middle then, since a crowd stands elsewhere than the outermost of it.
 * @param widest the zoom of that
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
