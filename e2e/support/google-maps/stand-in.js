// A stand-in for Google's Maps JavaScript API. It implements the parts that this product and its React library use
// (Map, events, OverlayView, LatLng, LatLngBounds, importLibrary), as documented at
// https://developers.google.com/maps/documentation/javascript/reference. It has no Street View, markers or tiles.
(() => {
  const WORLD_PX = 256;

  class MVCObject {
    #listeners = new Map();
    addListener(name, handler) {
      const handlers = this.#listeners.get(name) ?? new Set();
      this.#listeners.set(name, handlers.add(handler));
      return { remove: () => handlers.delete(handler) };
    }
    fire(name, ...given) {
      for (const handler of [...(this.#listeners.get(name) ?? [])]) handler(...given);
    }
    forget() {
      this.#listeners.clear();
    }
  }

  const event = {
    addListener: (of, name, handler) => of.addListener(name, handler),
    addListenerOnce(of, name, handler) {
      const listener = of.addListener(name, (...given) => {
        listener.remove();
        handler(...given);
      });
      return listener;
    },
    removeListener: (listener) => listener.remove(),
    clearInstanceListeners: (of) => of.forget(),
    trigger: (of, name, ...given) => of.fire(name, ...given),
  };

  class LatLng {
    #at;
    constructor(given, lng) {
      this.#at = typeof given === 'number' ? { lat: given, lng } : literal(given);
    }
    lat = () => this.#at.lat;
    lng = () => this.#at.lng;
    toJSON = () => ({ ...this.#at });
    equals = (other) => other.lat() === this.lat() && other.lng() === this.lng();
  }

  class Point {
    constructor(x, y) {
      Object.assign(this, { x, y });
    }
  }

  const literal = (given) => (given instanceof LatLng ? given.toJSON() : given);
  const wrap = (lng) => lng - 360 * Math.floor((lng + 180) / 360);

  class LatLngBounds {
    constructor(southWest, northEast) {
      const { lat: south, lng: west } = literal(southWest);
      const { lat: north, lng: east } = literal(northEast);
      this.edges = { south, west, north, east };
    }
    toJSON = () => ({ ...this.edges });
    getSouthWest = () => new LatLng(this.edges.south, this.edges.west);
    getNorthEast = () => new LatLng(this.edges.north, this.edges.east);
    contains(given) {
      const { lat, lng } = literal(given);
      const { south, west, north, east } = this.edges;
      const isAcross = west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
      return lat >= south && lat <= north && isAcross;
    }
  }

  /** Web Mercator: the pixel coordinates of a point at a zoom, from the upper left corner of the world. */
  function worldOf({ lat, lng }, zoom) {
    const sine = Math.sin((lat * Math.PI) / 180);
    const size = WORLD_PX * 2 ** zoom;
    return {
      x: ((lng + 180) / 360) * size,
      y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
    };
  }

  function placeOf({ x, y }, zoom) {
    const size = WORLD_PX * 2 ** zoom;
    const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI;
    return { lat, lng: (x / size) * 360 - 180 };
  }

  const PANES = ['mapPane', 'overlayLayer', 'markerLayer', 'overlayMouseTarget', 'floatPane'];

  class GoogleMap extends MVCObject {
    controls = [];
    overlays = new Set();
    #div;
    #ground = document.createElement('div');
    #center;
    #zoom;
    #maxZoom = 22;
    #said = false;
    constructor(div, options) {
      super();
      this.#div = div;
      this.#center = literal(options.center);
      this.#zoom = options.zoom;
      this.#drawGround(options.colorScheme);
      this.panes = Object.fromEntries(PANES.map((name) => [name, this.#addPane()]));
      this.#listen();
      this.setOptions(options);
      this.#changed('bounds_changed');
      standIn.maps.push(this);
    }

    #drawGround(colorScheme) {
      const ground = this.#ground;
      const [land, line] = colorScheme === 'DARK' ? ['#242f3e', '#38414e'] : ['#e8eef0', '#d3dde0'];
      ground.className = 'gm-style';
      ground.tabIndex = 0;
      ground.role = 'region';
      ground.ariaLabel = 'Map';
      ground.dataset.colorScheme = colorScheme;
      Object.assign(ground.style, {
        position: 'absolute',
        inset: '0',
        overflow: 'hidden',
        background: `repeating-linear-gradient(45deg, ${line} 0 2px, ${land} 2px 40px)`,
      });
      this.#div.style.position = 'relative';
      this.#div.append(ground);
    }

    #addPane() {
      const pane = document.createElement('div');
      Object.assign(pane.style, { position: 'absolute', top: '0', left: '0', zIndex: '1' });
      this.#ground.append(pane);
      return pane;
    }

    /** A press without a drag is a click. */
    #listen() {
      let from;
      this.#ground.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => {
        from = { x, y, moved: false };
      });
      window.addEventListener('pointermove', ({ clientX: x, clientY: y }) => {
        if (!from || (!from.moved && Math.hypot(x - from.x, y - from.y) < 4)) return;
        this.panBy(from.x - x, from.y - y);
        from = { x, y, moved: true };
      });
      window.addEventListener('pointerup', () => {
        this.wasDragged = from?.moved;
        from = undefined;
      });
      this.#ground.addEventListener('click', (domEvent) => {
        if (this.wasDragged) return;
        const box = this.#ground.getBoundingClientRect();
        const at = { x: domEvent.clientX - box.x, y: domEvent.clientY - box.y };
        this.fire('click', { latLng: new LatLng(this.placeAt(at)), domEvent, stop() {} });
      });
    }

    /** Fires bounds_changed, tilesloaded and idle once per turn of the event loop, after all changes of that turn. */
    #changed(...names) {
      for (const overlay of this.overlays) overlay.draw();
      for (const name of names) if (name !== 'bounds_changed') this.fire(name);
      if (this.#said) return;
      this.#said = true;
      setTimeout(() => {
        this.#said = false;
        for (const name of ['bounds_changed', 'tilesloaded', 'idle']) this.fire(name);
      });
    }

    #corner() {
      const { x, y } = worldOf(this.#center, this.#zoom);
      const { clientWidth, clientHeight } = this.#div;
      return { x: x - clientWidth / 2, y: y - clientHeight / 2 };
    }

    /** The pixel position of a point in the box. Of its copies around the globe, uses the one nearest to the center. */
    pixelOf(given) {
      const { lat, lng } = literal(given);
      const near = this.#center.lng + wrap(lng - this.#center.lng);
      const point = worldOf({ lat, lng: near }, this.#zoom);
      const corner = this.#corner();
      return { x: point.x - corner.x, y: point.y - corner.y };
    }

    placeAt({ x, y }) {
      const corner = this.#corner();
      const { lat, lng } = placeOf({ x: x + corner.x, y: y + corner.y }, this.#zoom);
      return { lat, lng: wrap(lng) };
    }

    getDiv = () => this.#div;
    getCenter = () => new LatLng(this.#center);
    getZoom = () => this.#zoom;
    getHeading = () => 0;
    getTilt = () => 0;
    getBounds() {
      const { clientWidth: x, clientHeight: y } = this.#div;
      const world = WORLD_PX * 2 ** this.#zoom;
      const southWest = this.placeAt({ x: 0, y });
      const northEast = this.placeAt({ x, y: 0 });
      if (x < world) return new LatLngBounds(southWest, northEast);
      return new LatLngBounds({ ...southWest, lng: -180 }, { ...northEast, lng: 180 });
    }
    setOptions({ draggableCursor, maxZoom = this.#maxZoom }) {
      this.#maxZoom = maxZoom;
      this.#ground.style.cursor = draggableCursor ?? '';
    }
    moveCamera({ center, zoom }) {
      if (center) this.#center = literal(center);
      if (zoom !== undefined) this.#zoom = Math.min(this.#maxZoom, Math.max(0, zoom));
      this.#changed('center_changed', 'zoom_changed', 'bounds_changed');
    }
    setCenter = (center) => this.moveCamera({ center });
    panTo = (center) => this.moveCamera({ center });
    setZoom = (zoom) => this.moveCamera({ zoom });
    panBy(x, y) {
      const { clientWidth, clientHeight } = this.#div;
      this.moveCamera({
        center: this.placeAt({ x: clientWidth / 2 + x, y: clientHeight / 2 + y }),
      });
    }
  }

  class OverlayView extends MVCObject {
    #map = null;
    onAdd() {}
    draw() {}
    onRemove() {}
    getMap = () => this.#map;
    getPanes = () => this.#map?.panes ?? null;
    getProjection() {
      const map = this.#map;
      if (!map) return null;
      return {
        fromLatLngToDivPixel: (at) => map.pixelOf(at),
        fromLatLngToContainerPixel: (at) => map.pixelOf(at),
        fromContainerPixelToLatLng: (spot) => new LatLng(map.placeAt(spot)),
      };
    }
    /** Like Google, adds the overlay asynchronously. */
    setMap(map) {
      if (this.#map) {
        this.#map.overlays.delete(this);
        if (this.isAdded) this.onRemove();
        this.isAdded = false;
      }
      this.#map = map;
      setTimeout(() => {
        if (!map || this.#map !== map || this.isAdded) return;
        this.isAdded = true;
        map.overlays.add(this);
        this.onAdd();
        this.draw();
      });
    }
    static preventMapHitsFrom(element) {
      for (const name of ['click', 'dblclick'])
        element.addEventListener(name, (happened) => happened.stopPropagation());
    }
  }

  const asked = new URL(document.currentScript.src).searchParams;
  const standIn = { asked: Object.fromEntries(asked), maps: [] };
  const settings = {};
  const Settings = { getInstance: () => settings };
  const libraries = {
    core: { LatLng, LatLngBounds, MVCObject, Point, Settings, event },
    maps: { Map: GoogleMap, OverlayView },
    places: {},
  };
  const google = {
    maps: {
      version: '3.65.0',
      ...libraries.core,
      ...libraries.maps,
      importLibrary: async (name) => libraries[name] ?? Promise.reject(new Error(`No ${name}`)),
    },
  };
  Object.assign(window, { google, standInForGoogle: standIn });
  window[asked.get('callback')]?.();
})();
