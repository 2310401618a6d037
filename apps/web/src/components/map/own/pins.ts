import type { LatLngExpression, Map as LeafletMap, ZoomAnimEvent } from 'leaflet';
import { DomUtil } from 'leaflet';

/** Elements that stand on points of a map: they move with it while it is dragged, and are placed anew when it zooms. */
export class Pins {
  /** What the elements lie in. */
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

  /** Keeps an element's upper left corner on a point until the answer is called. */
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

  /** Where everything will be at the end of a zoom that starts now; a transition takes it there. */
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
