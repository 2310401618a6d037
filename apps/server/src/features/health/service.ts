import type { Deps } from '../../deps.ts';
import { isUnavailable } from '../../lib/is-unavailable.ts';
import * as queries from './queries.ts';
import { type Remembered, remembered } from './remembered.ts';
import { diskTrouble, picturesTrouble, queueTrouble } from './troubles.ts';

/** What a server depends on. Requests fail without the first two; without another one, a part of the product does. */
export const parts = ['database', 'migrations', 'disk', 'pictures', 'queue'] as const;
export type Part = (typeof parts)[number];

/** A sentence for each part that does not work. It contains no secret. */
export type Troubles = Readonly<Partial<Record<Part, string>>>;

export interface Readiness {
  /** Whether requests work. */
  readonly isReady: boolean;
  readonly troubles: Troubles;
  /** Why the database does not work. */
  readonly failure: unknown;
}

export type ReadinessDeps = Pick<Deps, 'orm' | 'pool' | 'storage' | 'jobs' | 'env'>;

const MINUTE_MS = 60_000;
const NO_ANSWER = 'The database does not answer: check that it runs, and DATABASE_URL';
const NO_TABLES = 'The database does not have the tables of this version: restart the server';
const BEHIND = 'The database lacks changes of this version: restart the server, which makes them';
const AHEAD = 'A newer version has upgraded the database: update this server';

/** The checks of a server. Each request asks the database; the rest is asked at most once a minute. */
export function readinessOf(deps: ReadinessDeps): {
  readonly pictures: Remembered;
  ask(): Promise<Readiness>;
} {
  const { env } = deps;
  const pictures = remembered(() => picturesTrouble(deps), MINUTE_MS);
  const disk = remembered(() => diskTrouble(env), MINUTE_MS);
  const queue = remembered(() => queueTrouble(deps), MINUTE_MS);
  return {
    pictures,
    async ask() {
      const base = await baseOf(deps);
      const rest = { disk: disk.latest(), pictures: pictures.latest(), queue: queue.latest() };
      return { ...base, troubles: present({ ...base.troubles, ...rest }) };
    },
  };
}

async function baseOf({ orm, pool, env }: ReadinessDeps): Promise<Readiness> {
  try {
    await queries.readTable(orm);
    const state = await queries.migrationState(pool, { schema: env.databaseSchema });
    if (state === 'current') return { isReady: true, troubles: {}, failure: undefined };
    const isReady = state === 'ahead';
    const migrations = isReady ? AHEAD : BEHIND;
    return { isReady, troubles: { migrations }, failure: undefined };
  } catch (failure) {
    const database = isUnavailable(failure) ? NO_ANSWER : NO_TABLES;
    return { isReady: false, troubles: { database }, failure };
  }
}

function present(troubles: Readonly<Partial<Record<Part, string | undefined>>>): Troubles {
  const named = parts.map((part) => [part, troubles[part]] as const);
  return Object.fromEntries(named.filter(([, sentence]) => sentence !== undefined));
}
