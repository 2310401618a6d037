import { mentionsIn } from '@lensemble/contract/comment-text';
import {
  COMMENTS_CLOSED_MESSAGE,
  type Comment,
  commentText,
  UNKNOWN_MENTION_MESSAGE,
  UNKNOWN_PARENT_MESSAGE,
} from '@lensemble/contract/comments';
import type { CallScope } from '../../access/call-scope.ts';
import { inTeam } from '../../access/in-team.ts';
import type { Deps } from '../../deps.ts';
import { HttpError, invalid } from '../../http/errors/http-error.ts';
import { defineLimit, HOUR } from '../../http/rate-limits.ts';
import { QuotaError } from '../../lib/quota-error.ts';
import { checkPlace } from './place.ts';
import * as queries from './queries.ts';
import { type CommentRow, toComment } from './rows/comment-row.ts';

type Orm = Deps['orm'];
type Write = Pick<Deps, 'orm' | 'limits'>;

/** What the page of a participant shows. */
export interface OwnComments {
  readonly comments: readonly Comment[];
  /** Their names by the ids of their accounts; null if they asked not to be named. */
  readonly members: ReadonlyMap<string, string | null>;
}

/** @returns undefined if the team keeps the comments of the shoot to itself */
export async function listOwn(
  { orm }: Pick<Deps, 'orm'>,
  scope: CallScope,
): Promise<OwnComments | undefined> {
  const { shootId } = scope;
  if (!(await queries.isOpenToLinks(orm, scope, shootId))) return undefined;
  const [rows, readers, notNamed] = await Promise.all([
    queries.listComments(orm, scope, shootId),
    queries.listReaders(orm, scope, shootId),
    queries.listNotNamed(orm, scope),
  ]);
  const members = new Map<string, string | null>(
    readers.map(({ userId, name }) => [userId, notNamed.includes(userId) ? null : name]),
  );
  return { comments: rows.map(toComment), members };
}

const commentsOfCall = defineLimit('commentsOfCall', { points: 30, seconds: HOUR }, 'person');

/** `dead`: the link has ended. A refusal is a sentence. */
type Outcome = 'done' | 'dead' | { readonly refusal: string };

/** @param hold holds the link @param work gets no comment that is not there @throws HttpError 429 */
async function change(
  { orm, limits }: Write,
  scope: CallScope,
  hold: (tx: Orm) => Promise<boolean>,
  work: (tx: Orm) => Promise<boolean>,
): Promise<Outcome> {
  await limits.count([commentsOfCall.by(scope.participantId)]);
  let isAlive = true;
  try {
    await inTeam(orm, scope, async (tx) => {
      const isHeld = await queries.holdShoot(tx, scope, scope.shootId);
      isAlive = isHeld && (await hold(tx));
      if (!isAlive) return undefined;
      const isOpen = await queries.isOpenToLinks(tx, scope, scope.shootId);
      if (!isOpen) throw invalid({ text: COMMENTS_CLOSED_MESSAGE });
      return (await work(tx)) || undefined;
    });
    return isAlive ? 'done' : 'dead';
  } catch (error) {
    const isRefusal = error instanceof QuotaError || isInvalid(error);
    if (isRefusal) return { refusal: error.message };
    throw error;
  }
}

const isInvalid = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status === 422;

/** The page cannot name anyone, so that a mention can only be made up. @throws HttpError 422 */
function readText(text: string): string {
  const { data, error } = commentText.safeParse(text);
  if (data === undefined) throw invalid({ text: error?.issues[0]?.message ?? '' });
  const { userIds, isEveryone } = mentionsIn(data);
  if (isEveryone || userIds.length > 0) throw invalid({ text: UNKNOWN_MENTION_MESSAGE });
  return data;
}

const isOwn = (scope: CallScope, row: CommentRow | undefined): boolean =>
  row?.shootId === scope.shootId && row.participantId === scope.participantId;

/** A form that is sent twice adds one comment. */
export const addOwn = (
  deps: Write,
  scope: CallScope,
  { text, parentId }: { readonly text: string; readonly parentId: string | null },
  hold: (tx: Orm) => Promise<boolean>,
): Promise<Outcome> =>
  change(deps, scope, hold, async (tx) => {
    const { shootId, participantId } = scope;
    const read = readText(text);
    await checkPlace(tx, scope, shootId, { referenceId: null, parentId });
    const comment = { shootId, participantId, parentId, text: read };
    if (await queries.hasJustWritten(tx, scope, comment)) return false;
    const authorName = await queries.findParticipantName(tx, scope);
    await queries.insertComment(tx, scope, { ...comment, authorName });
    return true;
  });

/** Refuses words for a comment that is another person's or gone. */
export const editOwn = (
  deps: Write,
  scope: CallScope,
  { id, text }: { readonly id: string; readonly text: string },
  hold: (tx: Orm) => Promise<boolean>,
): Promise<Outcome> =>
  change(deps, scope, hold, async (tx) => {
    const row = await queries.findComment(tx, scope, id);
    const read = readText(text);
    if (!isOwn(scope, row)) throw invalid({ text: UNKNOWN_PARENT_MESSAGE });
    if (row?.text === read) return false;
    await queries.changeText(tx, scope, id, read);
    return true;
  });

/** Changes nothing if the comment is another person's or gone. */
export const deleteOwn = (
  deps: Write,
  scope: CallScope,
  id: string,
  hold: (tx: Orm) => Promise<boolean>,
): Promise<Outcome> =>
  change(deps, scope, hold, async (tx) => {
    if (!isOwn(scope, await queries.findComment(tx, scope, id))) return false;
    await queries.deleteComment(tx, scope, id);
    return true;
  });
