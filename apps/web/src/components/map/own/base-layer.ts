import { type Coords, GridLayer } from 'leaflet';
import { drawTile, fontOf, TILE_PX, type TilePlace } from './draw-tile.ts';
import { type Label, labelsOf, NameIndex, REACH_PX } from './labels.ts';
import { type LandTiles, loadLand } from './land.ts';
import { loadNames, type Name, TOWNS_FROM_ZOOM } from './names.ts';
import { type Palette, readPalette } from './palette.ts';
import { overlap, tileBox } from './world.ts';

interface Tile {
  readonly canvas: HTMLCanvasElement;
  readonly place: TilePlace;
}

export class BaseLayer extends GridLayer {
  readonly #tiles = new Set<Tile>();
  readonly #names = new NameIndex();
  readonly #widths = new Map<string, number>();
  #land: LandTiles | null = null;
  #colours: Palette = readPalette();
  #towns: Promise<void> | null = null;
  #wantsTowns: boolean;

  /** `isCovered`: streets lie above this layer and have names of their own. */
  constructor(isCovered: boolean) {
    super({ keepBuffer: 1, updateWhenIdle: false, noWrap: false, className: 'map-base' });
    this.#wantsTowns = !isCovered;
    this.on('tileunload', ({ tile }) => this.#forget(tile));
  }

  /** Loads the land and the names. Until the land has loaded, or if it fails, only water is drawn. */
  async load(): Promise<void> {
    const font = document.fonts.load(fontOf(12, this.#colours.font)).catch(() => []);
    const names = loadNames('cities').catch(() => []);
    this.#land = await loadLand().catch(() => null);
    this.repaint();
    await font;
    this.#addNames(await names);
  }

  repaint(): void {
    this.#colours = readPalette();
    for (const tile of this.#tiles) this.#draw(tile);
  }

  /** The loaded name closest to a point of the Web Mercator square. The `names` event announces more names. */
  nearestTo(x: number, y: number): Name | null {
    return this.#names.nearestTo(x, y);
  }

  #addNames(names: readonly Name[]): void {
    this.#names.add(names);
    this.repaint();
    this.fire('names');
  }

  /** Call when the layer above is missing, at least in places. */
  uncover(): void {
    this.#wantsTowns = true;
    for (const { place } of this.#tiles) this.#addTowns(place.z);
  }

  protected override createTile({ x, y, z }: Coords): HTMLElement {
    const canvas = document.createElement('canvas');
    const tile = { canvas, place: { x, y, z } };
    this.#tiles.add(tile);
    this.#draw(tile);
    this.#addTowns(z);
    return canvas;
  }

  #addTowns(zoom: number): void {
    if (!this.#wantsTowns || zoom < TOWNS_FROM_ZOOM) return;
    this.#towns ??= loadNames('towns').then(
      (names) => this.#addNames(names),
      () => {},
    );
  }

  #draw({ canvas, place }: Tile): void {
    const sharp = window.devicePixelRatio;
    canvas.width = canvas.height = Math.round(TILE_PX * sharp);
    const pen = canvas.getContext('2d');
    if (!pen) return;
    pen.scale(canvas.width / TILE_PX, canvas.width / TILE_PX);
    const land = this.#land?.tile(place.z, place.x, place.y) ?? null;
    drawTile(pen, place, { land, labels: this.#labelsOn(pen, place) }, this.#colours);
  }

  #labelsOn(pen: CanvasRenderingContext2D, { z, x, y }: TilePlace): Label[] {
    const near = this.#names.within(tileBox(z, x, y, (2 * REACH_PX) / TILE_PX));
    const tile = {
      left: x * TILE_PX,
      top: y * TILE_PX,
      right: (x + 1) * TILE_PX,
      bottom: (y + 1) * TILE_PX,
    };
    const measure = (text: string, size: number) => this.#width(pen, text, size);
    return labelsOf(near, z, measure).filter(({ box }) => overlap(box, tile));
  }

  #width(pen: CanvasRenderingContext2D, text: string, size: number): number {
    const key = `${size} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    pen.font = fontOf(size, this.#colours.font);
    const { width } = pen.measureText(text);
    this.#widths.set(key, width);
    return width;
  }

  #forget(canvas: HTMLElement): void {
    for (const tile of this.#tiles) if (tile.canvas === canvas) this.#tiles.delete(tile);
  }
}
