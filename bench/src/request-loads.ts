import { randomUUID } from 'node:crypto';
import { getFeeds } from '@lensemble/contract/calendar';
import { endpointPath, type ResponseOf } from '@lensemble/contract/endpoint';
import { publicShootPath } from '@lensemble/contract/public-shoots';
import { createShoot, getShoot, listShoots, updateShoot } from '@lensemble/contract/shoots';
import { send } from './catalogue-team.ts';
import type { Load } from './load.ts';
import { SHOOTS, shootBody, type Visitor } from './team.ts';

const asBrowsersAsk = { 'accept-encoding': 'gzip, deflate, br' };

export const listLoad = ({ origin, cookie }: Visitor): Load => ({
  url: origin + listShoots.path,
  headers: { cookie },
});

export const oneLoad = ({ origin, cookie }: Visitor, id: string): Load => ({
  url: origin + endpointPath(getShoot.path, { id }),
  headers: { cookie },
});

export function createLoad({ origin, cookie }: Visitor): Load {
  let number = SHOOTS;
  return {
    url: origin + createShoot.path,
    method: 'POST',
    status: 201,
    headers: { cookie, origin, 'content-type': 'application/json' },
    each: () => {
      number += 1;
      return {
        body: JSON.stringify(shootBody(number)),
        headers: { 'idempotency-key': randomUUID() },
      };
    },
  };
}

export async function feedLoad({ origin, cookie }: Visitor): Promise<Load> {
  const answer = await fetch(origin + getFeeds.path, { headers: { cookie } });
  const { team } = (await answer.json()) as ResponseOf<typeof getFeeds>;
  return compressed({ url: team });
}

/** Shares the shoot. */
export async function publicPageLoad(visitor: Visitor, id: string): Promise<Load> {
  const path = endpointPath(updateShoot.path, { id });
  await send(visitor, updateShoot.method, path, { isPublic: true });
  return compressed({ url: visitor.origin + publicShootPath(id) });
}

/** The same as browsers ask for it. */
export const compressed = (load: Load): Load => ({
  ...load,
  headers: { ...load.headers, ...asBrowsersAsk },
});

/** The same by a client that has the current answer. */
export async function unchangedLoad(load: Load): Promise<Load> {
  const { headers } = await fetch(load.url, { headers: load.headers ?? {} });
  const tag = headers.get('etag') ?? '';
  return { ...load, headers: { ...load.headers, 'if-none-match': tag }, status: 304 };
}
