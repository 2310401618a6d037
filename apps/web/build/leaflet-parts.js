/** Leaflet without its markers, popups, controls and shapes, which are half of its size. */
// biome-ignore-start lint/performance/noBarrelFile: it stands in the place of the package
import * as DomUtil from 'leaflet/src/dom/DomUtil.js';
import { EPSG3857 } from 'leaflet/src/geo/crs/CRS.EPSG3857.js';
import { SphericalMercator } from 'leaflet/src/geo/projection/Projection.SphericalMercator.js';

export const CRS = { EPSG3857 };
export const Projection = { SphericalMercator };
export { GridLayer } from 'leaflet/src/layer/tile/GridLayer.js';
export { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
export { Map } from 'leaflet/src/map/index.js';
export { DomUtil };
// biome-ignore-end lint/performance/noBarrelFile: it stands in the place of the package
