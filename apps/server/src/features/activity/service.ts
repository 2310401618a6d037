import {
  ACTIVITY_DAYS,
  ACTIVITY_WINDOW,
  type ActivityEntry,
  type ActivityPage,
} from '@lensemble/contract/activity';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { csvOf } from './csv.ts';
import * as queries from './queries.ts';
import { toEntry } from './to-entry.ts';

const DAY_MS = 86_400_000;

type Storage = Pick<Deps, 'orm'>;

/** @throws HttpError 404 for an unknown shoot */
export async function listActivity(
  { orm }: Storage,
  scope: TeamScope,
  window: queries.Window,
): Promise<ActivityPage> {
  if (window.shootId !== undefined && !(await queries.hasShoot(orm, scope, window.shootId)))
    throw notFound();
  const rows = await queries.listActivity(orm, scope, window);
  return {
    entries: rows.slice(0, ACTIVITY_WINDOW).map(toEntry),
    hasMore: rows.length > ACTIVITY_WINDOW,
  };
}

const EXPORTED_AT_ONCE = 1_000;

/** The lines of a CSV file with all activity of a team, the newest first. */
export async function* exportActivity({ orm }: Storage, scope: TeamScope): AsyncGenerator<string> {
  yield csvOf.head;
  for (let before: number | undefined; ; ) {
    const rows = await queries.listActivity(orm, scope, {
      of: 'all',
      before,
      limit: EXPORTED_AT_ONCE,
    });
    const entries: readonly ActivityEntry[] = rows.map(toEntry);
    yield entries.map(csvOf.entry).join('');
    if (rows.length < EXPORTED_AT_ONCE) return;
    before = rows.at(-1)?.id;
  }
}

/** Deletes entries of more than a year, and more than a team may have. */
export async function forgetActivity({ orm }: Storage, now: Date): Promise<void> {
  await queries.forgetBefore(orm, new Date(now.getTime() - ACTIVITY_DAYS * DAY_MS));
  await queries.forgetMost(orm);
}
