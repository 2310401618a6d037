import { readFile, writeFile } from 'node:fs/promises';
import { type Feeds, getFeeds } from '@lensemble/contract/calendar';
import { callSheetAddress, callSheetFormats } from '@lensemble/contract/call-sheets';
import { catalogueKinds } from '@lensemble/contract/catalogue-kinds';
import { costumes } from '@lensemble/contract/costumes';
import { endpointPath } from '@lensemble/contract/endpoint';
import { equipment } from '@lensemble/contract/equipment';
import { locations } from '@lensemble/contract/locations';
import { personnel } from '@lensemble/contract/personnel';
import { props } from '@lensemble/contract/props';
import { publicShootPath } from '@lensemble/contract/public-shoots';
import { listMapShoots } from '@lensemble/contract/shoot-map';
import { updateShootResources } from '@lensemble/contract/shoot-resources';
import { createShoot, listShoots, updateShoot } from '@lensemble/contract/shoots';
import { getTeamMember } from '@lensemble/contract/teams';
import { startServer } from '../../testing/real-server.ts';
import { send } from './catalogue-team.ts';
import { quietEnv } from './quiet-env.ts';
import { mb, type Row } from './table.ts';
import { newVisitor, shootBody, type Visitor } from './team.ts';

/** The default quotas. */
const SHOOTS = 5_000;
const LINKS = 300;
const AT_ONCE = 10;
/** Clients that ask for the same at the same time. */
const CLIENTS = 8;
/** A character of three bytes, so that a text is as large as it can be. */
const SIGN = '語';
const longText = (length: number) => SIGN.repeat(length);

async function make(visitor: Visitor, path: string, count: number, body: object) {
  const ids: string[] = [];
  for (let number = 0; number < count; number += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - number) }, () =>
      send<{ id: string }>(visitor, 'POST', path, body),
    );
    ids.push(...(await Promise.all(batch)).map(({ id }) => id));
  }
  return ids;
}

/** Makes items until the quota of the catalog refuses one. */
async function fillCatalogue(visitor: Visitor, path: string, body: object): Promise<void> {
  for (;;) {
    try {
      await make(visitor, path, AT_ONCE, body);
    } catch (error) {
      if (String(error).includes('"quota"')) return;
      throw error;
    }
  }
}

/** A shared shoot with as many links as it can have, and almost as much text. @returns its id */
async function makeLargest(visitor: Visitor): Promise<string> {
  const [id = ''] = await make(visitor, createShoot.path, 1, shootBody(0));
  const propIds = await make(visitor, props.create.path, LINKS, {
    name: longText(130),
    description: longText(130),
  });
  await send(visitor, 'PATCH', endpointPath(updateShootResources.path, { id }), { propIds });
  await send(visitor, 'PATCH', endpointPath(updateShoot.path, { id }), { isPublic: true });
  return id;
}

async function fillTeam(visitor: Visitor): Promise<string> {
  const notes = longText(10_000);
  const [locationId] = await make(visitor, locations.create.path, 1, {
    name: longText(500),
    address: longText(500),
    notes,
  });
  const largest = await makeLargest(visitor);
  await make(visitor, createShoot.path, SHOOTS - 1, {
    ...shootBody(1),
    title: longText(200),
    description: notes,
    locationId,
    instagramLinks: Array.from({ length: 50 }, () => `https://example.org/${'a'.repeat(1_000)}`),
  });
  const name = longText(500);
  await fillCatalogue(visitor, personnel.create.path, { name, notes });
  await fillCatalogue(visitor, equipment.create.path, {
    name,
    category: 'Light',
    description: notes,
  });
  await fillCatalogue(visitor, locations.create.path, { name, notes });
  await fillCatalogue(visitor, props.create.path, { name, description: notes });
  const todos = Array.from({ length: 200 }, () => name);
  await fillCatalogue(visitor, costumes.create.path, { characterName: name, notes });
  await send(visitor, 'POST', costumes.create.path, { characterName: 'Keeper', todos }).catch(
    () => {},
  );
  return largest;
}

/** Starts the count of `highestMegabytes` anew (Linux). */
const forgetHighest = (pid: number) => writeFile(`/proc/${pid}/clear_refs`, '5');

/** The most memory that a process has taken so far. */
async function highestMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024;
}

async function ask<T>({ origin, cookie }: Visitor, path: string): Promise<T> {
  const answer = await fetch(origin + path, { headers: { cookie } });
  return (await answer.json()) as T;
}

/** Reads an answer, and the next parts of a list. @returns its bytes */
async function read({ origin, cookie }: Visitor, first: string): Promise<number> {
  let bytes = 0;
  for (let path: string | undefined = first; path; ) {
    const response: Response = await fetch(origin + path, { headers: { cookie } });
    if (!response.ok) throw new Error(`GET ${path}: ${response.status} ${await response.text()}`);
    bytes += (await response.arrayBuffer()).byteLength;
    path = /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
  }
  return bytes;
}

/** Memory of a server on which one team has filled its quotas with the longest texts. */
export async function measureHostile(): Promise<Row[]> {
  // As in `npm start`.
  const memory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
  const env = { ...quietEnv, LIST_CACHE: 'off', ...memory };
  const server = await startServer({ env });
  try {
    const visitor = await newVisitor(server.origin);
    const shootId = await fillTeam(visitor);
    const { teamId } = await ask<{ teamId: string }>(visitor, getTeamMember.path);
    const feeds = await ask<Feeds>(visitor, getFeeds.path);
    const filled = await highestMegabytes(server.pid);
    const rows: Row[] = [
      { what: 'full team: most memory while filling it', measured: mb(filled), target: '1000 MB' },
    ];
    const parts: Record<string, readonly string[]> = {
      'list of shoots': [listShoots.path],
      'shoots on the map': [listMapShoots.path],
      'calendar feed': [new URL(feeds.team).pathname],
      catalogs: catalogueKinds.map((kind) => `/api/${kind}`),
      'public page': [publicShootPath(shootId)],
      'call sheets': callSheetFormats.map((format) => callSheetAddress(teamId, shootId, format)),
    };
    for (const [what, paths] of Object.entries(parts)) {
      await forgetHighest(server.pid);
      const clients = what === 'call sheets' ? 1 : CLIENTS;
      for (const path of paths) {
        await Promise.all(Array.from({ length: clients }, () => read(visitor, path)));
      }
      rows.push({
        what: `full team: most memory for its ${what}, ${clients} at once`,
        measured: mb(await highestMegabytes(server.pid)),
        target: '1000 MB',
      });
    }
    return rows;
  } finally {
    await server.stop();
  }
}
