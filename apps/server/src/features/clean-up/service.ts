import { REFERENCE_RESTORE_SECONDS } from '@lensemble/contract/constants';
import type { Deps } from '../../deps.ts';
import { filesOf } from '../../ports/storage/port.ts';
import { forgetCancelled } from '../cancellations/service.ts';
import * as queries from './queries.ts';

const HOUR_MS = 3_600_000;
/** Long enough for a form that stays open over a night. */
const UNUSED_MS = 24 * HOUR_MS;
/** A click on Undo in the last second may take its time to arrive. */
const RESTORE_MARGIN_MS = 10 * 60_000;
const FILES_AT_ONCE = 20;
/** So many times in a row that nothing could be removed. */
const VAIN_MAX = 3;
/** No file is written as long as this. */
const DRAFT_MS = HOUR_MS;

type CleanUpDeps = Pick<Deps, 'orm' | 'storage'>;

/**
 * Takes away what nobody can get at any more: deleted references once Undo is over, pictures that nothing has shown for a
 * day, the files of pictures that are gone, and what a crash left of files on their way. It may run at any time, also on several servers at once.
 */
export async function cleanUp(deps: CleanUpDeps, now: Date): Promise<void> {
  await purgeReferences(deps, now);
  await sweepImages(deps, now);
  await queries.forgetKeys(deps.orm);
  await forgetCancelled(deps, now);
  await deps.storage.removeDrafts(new Date(now.getTime() - DRAFT_MS));
  await removeDueFiles(deps, now);
}

/** Takes away deleted references that cannot be restored any more. */
export async function purgeReferences({ orm }: CleanUpDeps, now: Date): Promise<void> {
  const kept = REFERENCE_RESTORE_SECONDS * 1000 + RESTORE_MARGIN_MS;
  await queries.purgeReferences(orm, new Date(now.getTime() - kept));
}

/** Notes which pictures nothing shows, and takes away those that have been so for a day. */
export async function sweepImages({ orm }: CleanUpDeps, now: Date): Promise<void> {
  await queries.markUnused(orm, now);
  const before = new Date(now.getTime() - UNUSED_MS);
  for (const url of await queries.listUnused(orm, before)) {
    await queries.deleteUnused(orm, url, before);
  }
}

/**
 * Takes away the files whose removal was noted and is due. What fails is tried again later and keeps nothing else from
 * going; where nothing succeeds any more, the store is away, and the rest waits for the next run.
 * @throws Error at the end, where something failed
 */
export async function removeDueFiles({ orm, storage }: CleanUpDeps, now: Date): Promise<void> {
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
