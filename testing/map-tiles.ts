import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import { misbehave, type Way } from './google/misbehave.ts';

const SIDE = 256;
const ZOOM_MAX = 19;

type Trouble =
  | Exclude<Way, { way: 'refuse' }>
  | { readonly way: 'refuse'; readonly status: number }
  /** Something else than the tile, as a PNG file. */
  | { readonly way: 'content'; readonly body: Buffer };

interface AskedTile {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * A fake tile server on this machine: https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames, with the refusals of
 * https://operations.osmfoundation.org/policies/tiles/.
 */
export interface StandInMapTiles {
  readonly env: Readonly<Record<string, string>>;
  readonly asked: AskedTile[];
  /** The side of a tile in pixels. */
  side: number;
  trouble: Trouble | undefined;
  close(): Promise<void>;
}

/** The color of a whole tile, in which neighbors differ clearly. */
export const colorOfTile = (x: number, y: number): readonly [number, number, number] => [
  60 + (x % 4) * 60,
  60 + (y % 4) * 60,
  120,
];

export async function startMapTiles(): Promise<StandInMapTiles> {
  const server = createServer(({ url: path = '/', headers }, response) => {
    tiles.asked.push({ path, headers });
    if (tiles.trouble) return fail(response, tiles.trouble);
    if (!/^[A-Z]\w+/.test(headers['user-agent'] ?? '')) return refuse(response, 403);
    const tile = tileAt(path);
    if (!tile) return refuse(response, 404);
    response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'max-age=604800' });
    response.end(plainPng(tiles.side, colorOfTile(tile.x, tile.y)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const tiles: StandInMapTiles = {
    env: { MAP_TILES_URL: `${origin}/{z}/{x}/{y}.png` },
    asked: [],
    side: SIDE,
    trouble: undefined,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return tiles;
}

function tileAt(path: string): { readonly x: number; readonly y: number } | undefined {
  const [, z, x, y] = (/^\/(\d{1,2})\/(\d{1,6})\/(\d{1,6})\.png$/.exec(path) ?? []).map(Number);
  if (z === undefined || x === undefined || y === undefined || z > ZOOM_MAX) return undefined;
  return x < 2 ** z && y < 2 ** z ? { x, y } : undefined;
}

function fail(response: ServerResponse, trouble: Trouble): void {
  if (trouble.way === 'refuse') refuse(response, trouble.status);
  else if (trouble.way === 'content')
    response.writeHead(200, { 'content-type': 'image/png' }).end(trouble.body);
  else misbehave(response, trouble);
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain' }).end('Access denied');
}

/** @param side in pixels */
export function plainPng(side: number, color: readonly number[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // Eight bits for each of three channels.
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.from([0, ...Array.from({ length: side }, () => color).flat()]);
  const rows = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
