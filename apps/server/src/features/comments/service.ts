import { mentionsIn } from '@lensemble/contract/comment-text';
import {
  type Comment,
  type CommentsOfShoot,
  EDIT_OTHERS_MESSAGE,
  isOwnComment,
  mayDeleteComment,
  type NewComment,
  RESOLVE_REPLY_MESSAGE,
  UNKNOWN_MENTION_MESSAGE,
} from '@lensemble/contract/comments';
import { refusals } from '@lensemble/contract/permissions';
import { inTeam } from '../../access/in-team.ts';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, invalid, notFound } from '../../http/errors/http-error.ts';
import { present } from '../../http/errors/present.ts';
import type { Claim } from '../../http/idempotency/claim.ts';
import { once } from '../../http/idempotency/once.ts';
import { defineLimit, MINUTE } from '../../http/rate-limits.ts';
import * as own from './own-comments.ts';
import { checkPlace } from './place.ts';
import * as queries from './queries.ts';
import { type CommentRow, toComment } from './rows/comment-row.ts';

export type { OwnComments } from './own-comments.ts';

/** What a participant reads and writes on the page of their link. */
export const ownComments = {
  list: own.listOwn,
  add: own.addOwn,
  edit: own.editOwn,
  remove: own.deleteOwn,
} as const;

type Orm = Deps['orm'];
type Storage = Pick<Deps, 'orm'>;
type Write = Pick<Deps, 'orm' | 'limits'>;

const commentsOfPerson = defineLimit(
  'commentsOfPerson',
  {
    points: 30,
    seconds: MINUTE,
    refusal: 'You have written a lot in the last minute. Please try again in a minute.',
  },
  'person',
);

/** @throws HttpError 404 */
export async function listComments(
  { orm }: Storage,
  scope: TeamScope,
  shootId: string,
): Promise<CommentsOfShoot> {
  const [isOpenToLinks, rows, members] = await Promise.all([
    queries.isOpenToLinks(orm, scope, shootId),
    queries.listComments(orm, scope, shootId),
    queries.listReaders(orm, scope, shootId),
  ]);
  if (isOpenToLinks === undefined) throw notFound();
  return { comments: rows.map(toComment), members, isOpenToLinks };
}

/** @throws HttpError 404, 422, 429 @throws QuotaError */
export async function addComment(
  { orm, limits }: Write,
  scope: TeamScope,
  shootId: string,
  comment: NewComment,
  claim: Claim,
): Promise<Comment> {
  await limits.count([commentsOfPerson.by(scope.userId)]);
  const insert = async (tx: Orm) => {
    if (!(await queries.holdShoot(tx, scope, shootId))) return undefined;
    await checkMentions(tx, scope, comment.text);
    await checkPlace(tx, scope, shootId, comment);
    const { text, referenceId, parentId, activityId, point } = comment;
    const place = { referenceId, parentId, activityId, x: point?.x ?? null, y: point?.y ?? null };
    const values = { shootId, text, ...place, userId: scope.userId };
    const row = await queries.findComment(
      tx,
      scope,
      await queries.insertComment(tx, scope, values),
    );
    return row && toComment(row);
  };
  return present(await inTeam(orm, scope, (tx) => once(tx, scope, claim, () => insert(tx))));
}

/** @param known mentions that the text had before: a member may have left since @throws HttpError 422 */
async function checkMentions(
  tx: Orm,
  scope: TeamScope,
  text: string,
  known: readonly string[] = [],
): Promise<void> {
  const userIds = mentionsIn(text).userIds.filter((userId) => !known.includes(userId));
  if (userIds.length === 0) return;
  const members = await queries.findMembers(tx, scope, userIds);
  if (members.length < userIds.length) throw invalid({ text: UNKNOWN_MENTION_MESSAGE });
}

/**
 * Runs `work` on a comment, and returns the comment after it.
 * @param work returns false to change nothing @throws HttpError 404
 */
async function changeComment(
  orm: Orm,
  scope: TeamScope,
  id: string,
  work: (tx: Orm, comment: CommentRow) => Promise<boolean>,
): Promise<CommentRow | undefined> {
  const { shootId } = present(await queries.findComment(orm, scope, id));
  let after: CommentRow | undefined;
  await inTeam(orm, scope, async (tx) => {
    if (!(await queries.holdShoot(tx, scope, shootId))) throw notFound();
    const before = present(await queries.findComment(tx, scope, id));
    const isChanged = await work(tx, before);
    after = isChanged ? await queries.findComment(tx, scope, id) : before;
    return isChanged || undefined;
  });
  return after;
}

/** @throws HttpError 403 for a comment of another person; 404, 422, 429 */
export async function editComment(
  { orm, limits }: Write,
  scope: TeamScope,
  id: string,
  text: string,
): Promise<Comment> {
  await limits.count([commentsOfPerson.by(scope.userId)]);
  const changed = await changeComment(orm, scope, id, async (tx, row) => {
    if (!isOwnComment(scope.userId, toComment(row))) throw forbidden(EDIT_OTHERS_MESSAGE);
    if (row.text === text) return false;
    await checkMentions(tx, scope, text, mentionsIn(row.text).userIds);
    await queries.changeText(tx, scope, id, text);
    return true;
  });
  return toComment(present(changed));
}

/** @throws HttpError 404; 422 for a reply */
export async function resolveComment(
  { orm }: Storage,
  scope: TeamScope,
  id: string,
  isResolved: boolean,
): Promise<Comment> {
  const changed = await changeComment(orm, scope, id, async (tx, { parentId, resolvedAt }) => {
    if (parentId !== null) throw invalid({ isResolved: RESOLVE_REPLY_MESSAGE });
    if ((resolvedAt !== null) === isResolved) return false;
    await queries.changeResolved(tx, scope, id, isResolved ? scope.userId : null);
    return true;
  });
  return toComment(present(changed));
}

/** @throws HttpError 403, 404 */
export async function deleteComment({ orm }: Storage, scope: TeamScope, id: string): Promise<void> {
  await changeComment(orm, scope, id, async (tx, row) => {
    if (!mayDeleteComment(scope, toComment(row))) throw forbidden(refusals.deleteAnyComment);
    await queries.deleteComment(tx, scope, id);
    return true;
  });
}

/** @throws HttpError 404 */
export async function markSeen(
  { orm }: Storage,
  scope: TeamScope,
  shootId: string,
  upTo: string,
): Promise<void> {
  const isNew = await inTeam(
    orm,
    scope,
    async (tx) => (await queries.noteSeen(tx, scope, shootId, upTo)) || undefined,
  );
  if (!isNew) present(await queries.isOpenToLinks(orm, scope, shootId));
}

/** @throws HttpError 404 */
export async function openToLinks(
  { orm }: Storage,
  scope: TeamScope,
  shootId: string,
  isOpenToLinks: boolean,
): Promise<{ isOpenToLinks: boolean }> {
  await inTeam(orm, scope, async (tx) => {
    if (!(await queries.holdShoot(tx, scope, shootId))) throw notFound();
    return (await queries.storeOpenToLinks(tx, scope, shootId, isOpenToLinks)) || undefined;
  });
  return { isOpenToLinks };
}
