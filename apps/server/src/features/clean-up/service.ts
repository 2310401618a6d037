import { REFERENCE_RESTORE_SECONDS } from '@lensemble/contract/constants';
import type { Deps } from '../../deps.ts';
import { filesOf } from '../../ports/storage/port.ts';
import * as queries from './queries.ts';

const HOUR_MS = 3_600_000;
/** Long enough for a form that stays open over a night. */
const UNUSED_MS = 24 * HOUR_MS;
/** A click on Undo in the last second may take its time to arrive. */
const RESTORE_MARGIN_MS = 10 * 60_000;
const FILES_AT_ONCE = 20;

type CleanUpDeps = Pick<Deps, 'orm' | 'storage'>;

/**
 * Takes away what nobody can get at any more: deleted references once Undo is over, pictures that nothing has shown for a
 * day, and the files of pictures that are gone. It may run at any time, also on several servers at once.
 */
export async function cleanUp(deps: CleanUpDeps, now: Date): Promise<void> {
  await purgeReferences(deps, now);
  await sweepImages(deps, now);
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

/** Takes away the files whose removal was noted and is due. */
export async function removeDueFiles({ orm, storage }: CleanUpDeps, now: Date): Promise<void> {
  for (;;) {
    const urls = await queries.listDueRemovals(orm, now, FILES_AT_ONCE);
    if (urls.length === 0) return;
    const remove = (url: string) => Promise.all(filesOf(url).map((file) => storage.delete(file)));
    const results = await Promise.allSettled(urls.map(remove));
    const isGone = (_: string, index: number) => results[index]?.status === 'fulfilled';
    await queries.forgetRemovals(orm, urls.filter(isGone));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }
}
