import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpointPath } from '@lensemble/contract/endpoint';
import { imageVariant } from '@lensemble/contract/image-variant';
import { addReference } from '@lensemble/contract/references';
import { findPostgres, startCluster } from '../../scripts/postgres-cluster.mjs';
import { startServer } from '../../testing/real-server.ts';
import { keepPhotos, send } from './catalogue-team.ts';
import { operationLoad, personalPageLoad } from './day-loads.ts';
import { type Load, measureLoad, type Rate } from './load.ts';
import { endGroup, printedAddress, spawnGroup } from './process.ts';
import { quietEnv } from './quiet-env.ts';
import {
  compressed,
  createLoad,
  feedLoad,
  listLoad,
  oneLoad,
  publicPageLoad,
  unchangedLoad,
} from './request-loads.ts';
import type { Row } from './table.ts';
import { newVisitor, planShoots, SHOOTS, type Visitor } from './team.ts';

type Part = 'list' | 'one' | 'revision' | 'create';

function told({ perSecond, p99Ms, failures }: Rate): string {
  const figures = `${Math.round(perSecond)}/s, p99 ${p99Ms} ms`;
  return failures > 0 ? `${figures} (${failures} not served)` : figures;
}

const floorLoads: Record<Part, Omit<Load, 'url'>> = {
  list: {},
  one: {},
  revision: { status: 304 },
  create: { method: 'POST', each: () => ({ body: '{}' }) },
};

/** Runs `use` next to the baseline server. Its argument measures one part of the baseline. */
async function withFloor<T>(use: (floor: (part: Part) => Promise<Rate>) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'lensemble-floor-'));
  const script = fileURLToPath(new URL('./floor.ts', import.meta.url));
  const child = spawnGroup(process.execPath, [script, folder]);
  try {
    const url = await printedAddress(child);
    return await use((part) => measureLoad({ ...floorLoads[part], url: `${url}/${part}` }));
  } finally {
    await endGroup(child);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs `use` next to the real server, with a user whose team has 500 shoots. */
async function withTeam<T>(
  env: Record<string, string>,
  use: (visitor: Visitor, shootId: string) => Promise<T>,
): Promise<T> {
  const server = await startServer({
    env: { ...quietEnv, QUOTA_SHOOTS: '1000000', ...env },
  });
  try {
    const visitor = await newVisitor(server.origin);
    return await use(visitor, await planShoots(visitor));
  } finally {
    await server.stop();
  }
}

/** Measures one row: the load on the product, and right before it the same part of the baseline, if there is one. */
type Measure = (what: string, load: Load, part?: Part, target?: string) => Promise<Row>;

async function measureUncached(measure: Measure, visitor: Visitor): Promise<Row[]> {
  const list = listLoad(visitor);
  const what = `list of ${SHOOTS}, no cache`;
  return [
    await measure(what, list, 'list', '0.8 of floor'),
    await measure(`${what}, compressed`, compressed(list), 'list'),
    await measure(feedOf('no cache'), await feedLoad(visitor), undefined, '150/s'),
  ];
}

async function measureUsual(measure: Measure, visitor: Visitor, shootId: string): Promise<Row[]> {
  const list = listLoad(visitor);
  const unchanged = await unchangedLoad(list);
  return [
    await measure(`list of ${SHOOTS}, cached, compressed`, compressed(list), 'list'),
    await measure(`list of ${SHOOTS}, unchanged (304)`, unchanged, 'revision', '7000/s'),
    await measure('one shoot', oneLoad(visitor, shootId), 'one', '2500/s'),
    ...(await measureShared(measure, visitor, shootId)),
    await measure('a shot marked as skipped', await operationLoad(visitor, shootId)),
    await measure('personal page, compressed', await personalPageLoad(visitor, shootId)),
    await measure('create a shoot', createLoad(visitor), 'create', '1500/s'),
  ];
}

async function measureShared(measure: Measure, visitor: Visitor, id: string): Promise<Row[]> {
  const page = await publicPageLoad(visitor, id);
  const feed = await feedLoad(visitor);
  const unchanged = await unchangedLoad(feed);
  return [
    await measure('public page of a shoot, compressed', page, undefined, '1500/s'),
    await measure(feedOf('cached'), feed),
    await measure(feedOf('unchanged (304)'), unchanged, 'revision', '3000/s'),
    ...(await measurePicture(measure, visitor, id)),
  ];
}

/** A picture of a shared shoot, as visitors of its page load it. Each request checks that it is still shared. */
async function measurePicture(measure: Measure, visitor: Visitor, id: string): Promise<Row[]> {
  const [photo = ''] = await keepPhotos(visitor, 1);
  await send(visitor, addReference.method, endpointPath(addReference.path, { id }), { url: photo });
  const picture: Load = { url: visitor.origin + imageVariant(photo, 'small') };
  const unchanged = await unchangedLoad(picture);
  return [
    await measure('picture of a shared shoot', picture),
    await measure('picture of a shared shoot, unchanged (304)', unchanged, 'revision'),
  ];
}

/** On a PostgreSQL server, if it is installed. The floor runs on the embedded engine. */
async function measurePostgres(measure: Measure): Promise<Row[]> {
  const bin = findPostgres();
  if (!bin) return [];
  const cluster = await startCluster(bin);
  try {
    return await withTeam({ DATABASE_URL: cluster.url }, async (visitor, shootId) => [
      await measure('one shoot, PostgreSQL', oneLoad(visitor, shootId), undefined, '3500/s'),
      await measure('create a shoot, PostgreSQL', createLoad(visitor), undefined, '2500/s'),
    ]);
  } finally {
    await cluster.stop();
  }
}

const feedOf = (state: string) => `calendar feed of ${SHOOTS}, compressed, ${state}`;

export function measureRequests(): Promise<Row[]> {
  return withFloor(async (floor) => {
    const measure: Measure = async (what, load, part, target) => {
      const atBest = part && told(await floor(part));
      const measured = told(await measureLoad(load));
      return { what, measured, ...(atBest && { floor: atBest }), ...(target && { target }) };
    };
    return [
      ...(await withTeam({ LIST_CACHE: 'off' }, (visitor) => measureUncached(measure, visitor))),
      ...(await withTeam({}, (visitor, shootId) => measureUsual(measure, visitor, shootId))),
      ...(await measurePostgres(measure)),
    ];
  });
}
