import type { Deps } from '../../deps.ts';
import { filesOf } from '../../ports/storage/port.ts';
import { forgetActivity } from '../activity/service.ts';
import { forgetCancelled } from '../cancellations/service.ts';
import { forgetDays } from '../days/service.ts';
import { forgetNotifications } from '../notifications/service.ts';
import { removeOldExports } from '../team-exports/service.ts';
import { forgetTold } from '../told-plans/service.ts';
import { forgetTrash } from '../trash/service.ts';
import * as queries from './queries.ts';

const HOUR_MS = 3_600_000;
/** Long enough for a form that stays open overnight. */
const UNUSED_MS = 24 * HOUR_MS;
const FILES_AT_ONCE = 20;
/** The number of consecutive batches without a success before the run gives up. */
const VAIN_MAX = 3;
/** Longer than writing any file takes. */
const DRAFT_MS = HOUR_MS;

type CleanUpDeps = Pick<Deps, 'orm' | 'env' | 'storage' | 'archives'>;

/**
 * Deletes unreachable data: what was in the trash for its time, activity of more than a year, notifications of more than 90 days, pictures unused for a day, files of deleted
 * pictures, old exports, expired idempotency keys, the ids of old operations, old records of deleted and of past shoots, and unfinished files of a crash. It may run at any
 * time, also on several servers at once.
 * @throws AggregateError at the end, if files could not be deleted
 */
export async function cleanUp(deps: CleanUpDeps, now: Date): Promise<void> {
  await forgetTrash(deps, now);
  await forgetActivity(deps, now);
  await forgetNotifications(deps, now);
  await sweepImages(deps, now);
  await queries.forgetKeys(deps.orm);
  await forgetDays(deps, now);
  await forgetCancelled(deps, now);
  await forgetTold(deps, now);
  await removeOldExports(deps, now);
  await deps.storage.removeDrafts(new Date(now.getTime() - DRAFT_MS));
  await removeDueFiles(deps, now);
}

export async function sweepImages({ orm }: Pick<Deps, 'orm'>, now: Date): Promise<void> {
  await queries.markUnused(orm, now);
  const before = new Date(now.getTime() - UNUSED_MS);
  for (const url of await queries.listUnused(orm, before)) {
    await queries.deleteUnused(orm, url, before);
  }
}

/**
 * Deletes files whose removal is due. Failed removals are postponed by an hour. Stops after several batches without a
 * success, because the storage is then probably unavailable.
 * @throws AggregateError at the end, if any removal failed
 */
export async function removeDueFiles(
  { orm, storage }: Pick<Deps, 'orm' | 'storage'>,
  now: Date,
): Promise<void> {
  const failures: unknown[] = [];
  for (let vain = 0; vain < VAIN_MAX; ) {
    const urls = await queries.listDueRemovals(orm, now, FILES_AT_ONCE);
    if (urls.length === 0) break;
    const remove = (url: string) => Promise.all(filesOf(url).map((file) => storage.delete(file)));
    const results = await Promise.allSettled(urls.map(remove));
    const isGone = (_: string, index: number) => results[index]?.status === 'fulfilled';
    const gone = urls.filter(isGone);
    const left = urls.filter((url) => !gone.includes(url));
    await queries.forgetRemovals(orm, gone);
    await queries.postponeRemovals(orm, left, new Date(now.getTime() + HOUR_MS));
    for (const result of results) if (result.status === 'rejected') failures.push(result.reason);
    vain = gone.length === 0 ? vain + 1 : 0;
  }
  if (failures.length === 0) return;
  throw new AggregateError(
    failures,
    `Pictures whose files could not be removed: ${failures.length}`,
  );
}
