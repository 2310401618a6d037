import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@lensemble/contract/endpoint';
import {
  type listTrash as listing,
  type restoreFromTrash,
  TRASH_WINDOW,
} from '@lensemble/contract/trash';
import { TRASH_DAYS } from '@lensemble/contract/trash-kinds';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/errors/http-error.ts';
import { applyOperations } from '../days/service.ts';
import { type EventDeps, updateEventsSoon } from '../google-events/service.ts';
import { restoreReference } from '../references/service.ts';
import { tellNews, wakeNotices, withNotices } from '../told-plans/service.ts';
import * as queries from './queries.ts';
import * as forgetting from './rows/forget.ts';
import * as restoring from './rows/restore-moved.ts';

const DAY_MS = 86_400_000;

type Storage = Pick<Deps, 'orm'>;
type NoticeDeps = Pick<Deps, 'orm' | 'jobs' | 'limits'>;

export async function listTrash(
  { orm }: Storage,
  scope: TeamScope,
  part: queries.ListedPart,
): Promise<ResponseOf<typeof listing>> {
  const entries = await queries.listTrash(orm, scope, part);
  return { entries: entries.slice(0, TRASH_WINDOW), hasMore: entries.length > TRASH_WINDOW };
}

type Restored = ResponseOf<typeof restoreFromTrash>;

/** @throws HttpError 404; 409 for an entry that its list has no room for; QuotaError */
export async function restore(
  deps: EventDeps & Pick<Deps, 'env' | 'limits'>,
  scope: TeamScope,
  id: string,
  ofSubject = id,
): Promise<Restored> {
  const entry = await queries.findEntry(deps.orm, scope, id);
  if (!entry) return restoredBefore(deps, scope, ofSubject);
  const { kind, subjectId, shootId } = entry;
  if (kind === 'shot' || kind === 'packing')
    await restoreInList(deps, scope, restorers[kind], subjectId, shootId ?? '');
  else if (kind === 'reference') await restoreReference(deps, scope, subjectId);
  else {
    const moved = await restoreMoved(deps, scope, { id, kind });
    if (!moved) return restoredBefore(deps, scope, ofSubject);
    const { shootIds, missing } = moved;
    if (kind === 'comment') {
      const isBack = await queries.isCommentBack(deps.orm, scope, subjectId);
      return { kind, subjectId, shootId, isBack, missing };
    }
    for (const each of shootIds) updateEventsSoon(deps, { shootId: each });
    return { kind, subjectId, shootId, isBack: true, missing };
  }
  return { kind, subjectId, shootId, isBack: true, missing: 0 };
}

/** Two people may restore the same at once. @throws HttpError 404 for what is not back */
async function restoredBefore(
  { orm }: Storage,
  scope: TeamScope,
  subjectId: string,
): Promise<Restored> {
  const found = await queries.findRestored(orm, scope, subjectId);
  if (!found) throw notFound();
  const isBack = found.kind !== 'comment' || (await queries.isCommentBack(orm, scope, subjectId));
  return { ...found, subjectId, isBack, missing: 0 };
}

type Moved = Parameters<typeof restoring.restoreMoved>[2];

/** What is in the plans that people were told. */
const inPlans: readonly Moved['kind'][] = ['shoot', 'locations', 'personnel'];

/** Recipients who were told that a shoot is off, that they are or that it has no place hear what is true again. */
async function restoreMoved(
  deps: NoticeDeps & Pick<Deps, 'env'>,
  scope: TeamScope,
  entry: Moved,
): ReturnType<typeof restoring.restoreMoved> {
  let isTold = false;
  const moved = await withNotices(deps, () =>
    restoring.restoreMoved(deps.orm, scope, entry, deps.env.quotas, async (tx, shootIds) => {
      isTold = inPlans.includes(entry.kind) && (await tellNews(tx, deps, scope, { shootIds }));
    }),
  );
  if (isTold) wakeNotices(deps);
  return moved;
}

/** What brings back an entry of a list that offline devices change too. */
const restorers = {
  shot: {
    kind: 'restoreShot',
    isFull: 'The shot list has no room for this. Please delete some first.',
  },
  packing: {
    kind: 'restorePackingLine',
    isFull: 'The packing list has no room for this. Please delete some first.',
  },
} as const;

async function restoreInList(
  deps: Parameters<typeof applyOperations>[0],
  scope: TeamScope,
  { kind, isFull }: (typeof restorers)[keyof typeof restorers],
  target: string,
  shootId: string,
): Promise<void> {
  const made = { id: randomUUID(), target, base: {}, at: new Date().toISOString() };
  const operation = { ...made, kind, fields: {} } as const;
  const { refused } = await applyOperations(deps, scope, shootId, [operation]);
  if (refused.length > 0) throw conflict(isFull);
}

/** @throws HttpError 404 */
export async function deleteForever({ orm }: Storage, scope: TeamScope, id: string): Promise<void> {
  if (!(await forgetting.forgetEntry(orm, scope, id))) throw notFound();
}

export const emptyTrash = ({ orm }: Storage, scope: TeamScope): Promise<void> =>
  forgetting.forgetAll(orm, scope);

/** Deletes what has been in the trash for its time. */
export const forgetTrash = ({ orm }: Storage, now: Date): Promise<void> =>
  forgetting.forgetBefore(orm, new Date(now.getTime() - TRASH_DAYS * DAY_MS));
