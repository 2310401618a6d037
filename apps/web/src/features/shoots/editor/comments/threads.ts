import type { Comment, CommentReader } from '@lensemble/contract/comments';

/** A comment with its replies, the oldest first. */
export interface Thread {
  readonly comment: Comment;
  readonly replies: readonly Comment[];
}

export function threadsOf(comments: readonly Comment[]): Thread[] {
  const replies = new Map<string, Comment[]>();
  for (const each of comments)
    if (each.parentId !== null)
      replies.set(each.parentId, [...(replies.get(each.parentId) ?? []), each]);
  return comments
    .filter(({ parentId }) => parentId === null)
    .map((comment) => ({ comment, replies: replies.get(comment.id) ?? [] }));
}

/** The thread with a comment or a reply. */
export const threadWith = (threads: readonly Thread[], id: string): Thread | undefined =>
  threads.find(({ comment, replies }) => [comment, ...replies].some((each) => each.id === id));

export const isOpen = ({ comment }: Thread): boolean => comment.resolvedAt === null;

/** Fewer earlier threads than this are not worth a button. */
const FOLDED_MIN = 10;
const SHOWN_AT_FIRST = 20;

/**
 * The moment from which a long list shows threads at first, so that the newest ones and the field below them are near. Null
 * for a short list. @param isWanted for threads that must show: new ones, and those at which the user is writing
 */
export function shownSince(
  threads: readonly Thread[],
  isWanted: (thread: Thread) => boolean,
): string | null {
  const first = threads.findIndex(isWanted);
  const newest = threads.length - SHOWN_AT_FIRST;
  const start = first < 0 ? newest : Math.min(first, newest);
  return start < FOLDED_MIN ? null : (threads[start]?.comment.createdAt ?? null);
}

/** The threads at a reference. The number of a point is its place in this list, from 1. */
export const threadsAt = (threads: readonly Thread[], referenceId: string): Thread[] =>
  threads.filter(({ comment }) => comment.referenceId === referenceId);

const isBy = (userId: string | undefined, { author }: Comment) =>
  userId !== undefined && author.userId === userId;

/** Comments of others since a moment; all of them without one. */
export const newSince = (
  comments: readonly Comment[],
  seenAt: string | null,
  userId: string | undefined,
): Comment[] =>
  comments.filter((each) => !isBy(userId, each) && (seenAt === null || each.createdAt > seenAt));

/** The other members who have seen the newest comment, without its author. */
export function seenBy(
  comments: readonly Comment[],
  members: readonly CommentReader[],
  userId: string | undefined,
): CommentReader[] {
  const newest = newestOf(comments);
  if (!newest) return [];
  return members.filter(
    (each) =>
      each.userId !== userId &&
      !isBy(each.userId, newest) &&
      each.seenAt !== null &&
      each.seenAt >= newest.createdAt,
  );
}

export const newestOf = (comments: readonly Comment[]): Comment | undefined =>
  comments.reduce<Comment | undefined>(
    (newest, each) => (newest && newest.createdAt >= each.createdAt ? newest : each),
    undefined,
  );
