import type { Comment, CommentReader, NewComment } from '@lensemble/contract/comments';
import type { MemberRole } from '@lensemble/contract/permissions';
import { commentWords } from '@lensemble/messages/web/comments';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  useAddComment,
  useDeleteComment,
  useEditComment,
  useResolveComment,
} from '@/features/shoots/api/comments.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { randomKey } from '@/lib/calls/random-key.ts';
import { currentSession } from '@/lib/session/auth-session.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { activeTeam, teamsQuery } from '@/lib/teams/teams.ts';
import { undoOf } from '@/lib/trash/undo-of.ts';

export interface CommentActs {
  readonly shootId: string;
  readonly members: readonly CommentReader[];
  readonly me: MemberRole | undefined;
  readonly add: (comment: Partial<NewComment> & Pick<NewComment, 'text'>) => Promise<Comment>;
  readonly edit: (id: string, text: string) => Promise<unknown>;
  readonly resolve: (id: string, isResolved: boolean) => void;
  readonly remove: (id: string) => void;
}

/** What the user can do with the comments of a shoot. */
export function useCommentActs(shootId: string, members: readonly CommentReader[]): CommentActs {
  const { data: teams = [] } = useQuery(teamsQuery);
  const { mutateAsync: add } = useAddComment(shootId);
  const { mutateAsync: edit } = useEditComment(shootId);
  const { mutate: resolve } = useResolveComment(shootId);
  const { mutate: remove } = useDeleteComment(shootId);
  /** The last attempt. The same comment again, after an answer that was lost, has the same key. */
  const attempt = useRef({ body: '', key: '' });
  const userId = currentSession().user?.id;
  const role = activeTeam(teams)?.role;
  return {
    shootId,
    members,
    me: userId !== undefined && role !== undefined ? { userId, role } : undefined,
    add: async (comment) => {
      const body = JSON.stringify(comment);
      if (attempt.current.body !== body) attempt.current = { body, key: randomKey() };
      const added = await add({ body: comment, key: attempt.current.key });
      attempt.current = { body: '', key: '' };
      return added;
    },
    edit: (id, text) => edit({ id, text }),
    resolve: (id, isResolved) =>
      resolve(
        { id, isResolved },
        { onError: (error) => toastError(sentenceOf(error, commentWords('saveFailed'))) },
      ),
    remove: (id) =>
      remove(id, {
        onSuccess: () =>
          void toast({
            title: commentWords('deleted'),
            ...undoOf([id], { title: commentWords('comment') }),
          }),
        onError: (error) => toastError(sentenceOf(error, commentWords('deleteFailed'))),
      }),
  };
}
