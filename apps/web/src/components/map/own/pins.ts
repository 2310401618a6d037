import {
  DomUtil,
  type LatLngExpression,
  type Map as LeafletMap,
  type ZoomAnimEvent,
} from 'leaflet';

/** Elements that stand on points of a map. They move with a drag and are repositioned by a zoom. */
export class Pins {
  readonly pane: HTMLElement;
  readonly #map: LeafletMap;
  readonly #pinned = new Map<HTMLElement, LatLngExpression>();

  constructor(map: LeafletMap, name: string, layer: number) {
    this.#map = map;
    this.pane = map.createPane(name);
    this.pane.style.zIndex = String(layer);
    this.pane.addEventListener('dblclick', (event) => event.stopPropagation());
    map.on('zoom viewreset', () => this.#placeAll());
    map.on('zoomanim', (event) => this.#follow(event));
  }

  /** Keeps an element's upper left corner on a point. Returns a function that stops it. */
  pin(element: HTMLElement, at: LatLngExpression): () => void {
    this.#pinned.set(element, at);
    this.#place(element, at);
    return () => this.#pinned.delete(element);
  }

  #place(element: HTMLElement, at: LatLngExpression): void {
    DomUtil.setPosition(element, this.#map.latLngToLayerPoint(at));
  }

  #placeAll(): void {
    for (const [element, at] of this.#pinned) this.#place(element, at);
  }

  /** Sets the positions at the end of a zoom that starts now. A CSS transition animates the way. */
  #follow({ center, zoom }: ZoomAnimEvent): void {
    const map = this.#map;
    const pane = map.getPane('mapPane');
    if (!pane) return;
    const origin = map
      .project(center, zoom)
      .subtract(map.getSize().divideBy(2))
      .add(DomUtil.getPosition(pane))
      .round();
    for (const [element, at] of this.#pinned) {
      DomUtil.setPosition(element, map.project(at, zoom).subtract(origin).round());
    }
  }
}
