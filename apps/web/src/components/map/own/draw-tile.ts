import { eastOf, latitudeOf, southOf } from '@lensemble/contract/web-mercator';
import type { Shape } from './clip.ts';
import { multiples, stepAt } from './graticule.ts';
import type { Label } from './labels.ts';
import type { Land } from './land.ts';
import type { Palette } from './palette.ts';
import { tileBox } from './world.ts';

export interface TilePlace {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

export interface TileContent {
  readonly land: Land | null;
  readonly labels: readonly Label[];
}

type Pen = CanvasRenderingContext2D;

export const TILE_PX = 256;

/** Draws a tile of the base map. The pen's unit is CSS pixels. */
export function drawTile(
  pen: Pen,
  place: TilePlace,
  { land, labels }: TileContent,
  colours: Palette,
) {
  pen.fillStyle = colours.water;
  pen.fillRect(0, 0, TILE_PX, TILE_PX);
  if (land) drawLand(pen, place, land, colours);
  drawGraticule(pen, place, colours);
  for (const label of labels) drawLabel(pen, place, label, colours);
}

function drawLand(pen: Pen, place: TilePlace, land: Land, colours: Palette): void {
  pen.beginPath();
  for (const coast of land.coasts) trace(pen, place, coast);
  pen.fillStyle = colours.land;
  pen.fill('evenodd');
  pen.beginPath();
  for (const coast of land.coasts) trace(pen, place, coast, { skipEdges: true });
  pen.lineJoin = 'round';
  pen.lineWidth = 1;
  pen.strokeStyle = colours.coast;
  pen.stroke();
  pen.beginPath();
  for (const border of land.borders) trace(pen, place, border);
  pen.strokeStyle = colours.border;
  pen.setLineDash([4, 3]);
  pen.stroke();
  pen.setLineDash([]);
}

/** The edges of the world map are not coasts. */
const isEdge = (from: number, to: number) => from === to && (from <= 0 || from >= 1);

function trace(
  pen: Pen,
  { z, x, y }: TilePlace,
  { line: points }: Shape,
  { skipEdges = false } = {},
): void {
  const world = TILE_PX * 2 ** z;
  for (let i = 0; i < points.length; i += 2) {
    const [atX = 0, atY = 0] = [points[i], points[i + 1]];
    const isLine =
      i > 0 && !(skipEdges && (isEdge(points[i - 2] ?? 0, atX) || isEdge(points[i - 1] ?? 0, atY)));
    const [toX, toY] = [atX * world - x * TILE_PX, atY * world - y * TILE_PX];
    if (isLine) pen.lineTo(toX, toY);
    else pen.moveTo(toX, toY);
  }
}

/** From this zoom on, crosses mark where the lines meet, because little else is visible. */
const KNOTS_FROM_ZOOM = 9;
const KNOT_PX = 4;

function drawGraticule(pen: Pen, { z, x, y }: TilePlace, colours: Palette): void {
  // Include a margin: crosses of the neighboring tiles reach into this one.
  const box = tileBox(z, x, y, KNOT_PX / TILE_PX);
  const step = stepAt(z);
  const world = TILE_PX * 2 ** z;
  const columns = multiples(step, box.left * 360 - 180, box.right * 360 - 180).map((longitude) =>
    sharp(eastOf(longitude) * world - x * TILE_PX),
  );
  const rows = multiples(step, latitudeOf(box.bottom), latitudeOf(box.top)).map((latitude) =>
    sharp(southOf(latitude) * world - y * TILE_PX),
  );
  pen.beginPath();
  for (const at of columns) line(pen, at, 0, at, TILE_PX);
  for (const at of rows) line(pen, 0, at, TILE_PX, at);
  pen.lineWidth = 1;
  pen.strokeStyle = colours.grid;
  pen.stroke();
  if (z < KNOTS_FROM_ZOOM) return;
  pen.beginPath();
  for (const [atX, atY] of columns.flatMap((column) => rows.map((row) => [column, row] as const))) {
    line(pen, atX - KNOT_PX, atY, atX + KNOT_PX, atY);
    line(pen, atX, atY - KNOT_PX, atX, atY + KNOT_PX);
  }
  pen.strokeStyle = colours.coast;
  pen.stroke();
}

/** A line of 1 px is sharp only at the center of a pixel. */
const sharp = (at: number) => Math.round(at) + 0.5;

function line(pen: Pen, fromX: number, fromY: number, toX: number, toY: number): void {
  pen.moveTo(fromX, fromY);
  pen.lineTo(toX, toY);
}

const DOT_PX = 2;

export const fontOf = (size: number, family: string) => `560 ${size}px ${family}`;

function drawLabel(pen: Pen, { x, y }: TilePlace, label: Label, colours: Palette): void {
  const { size } = label;
  const [atX, atY] = [label.x - x * TILE_PX, label.y - y * TILE_PX];
  pen.beginPath();
  pen.arc(atX, atY, DOT_PX, 0, 2 * Math.PI);
  pen.fillStyle = colours.label;
  pen.fill();
  pen.font = fontOf(size, colours.font);
  pen.textAlign = 'center';
  pen.lineWidth = 3;
  pen.strokeStyle = colours.halo;
  pen.strokeText(label.name.text, atX, atY - 7);
  pen.fillText(label.name.text, atX, atY - 7);
}
