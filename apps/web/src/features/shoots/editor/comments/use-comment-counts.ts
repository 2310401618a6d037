import { useQuery } from '@tanstack/react-query';
import { commentsQuery } from '@/features/shoots/api/comments.ts';
import { currentSession } from '@/lib/session/auth-session.ts';
import { isOpen, newSince, threadsOf } from './threads.ts';

/** How many comments of a shoot are open, and how many are new to the user. Zero until they are known. */
export function useCommentCounts(shootId: string | undefined) {
  const { data } = useQuery({ ...commentsQuery(shootId ?? ''), enabled: shootId !== undefined });
  if (!data) return { open: 0, unread: 0, openAt: () => 0 };
  const me = currentSession().user?.id;
  const seenAt = data.members.find(({ userId }) => userId === me)?.seenAt ?? null;
  const open = threadsOf(data.comments).filter(isOpen);
  return {
    open: open.length,
    unread: newSince(data.comments, seenAt, me).length,
    /** Those at a reference. */
    openAt: (referenceId: string) =>
      open.filter(({ comment }) => comment.referenceId === referenceId).length,
  };
}
