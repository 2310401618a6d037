import type { Comment } from '@lensemble/contract/comments';
import { commentWords } from '@lensemble/messages/web/comments';
import { useEffect } from 'react';
import { moveDrafts, useHasMoved } from './comment-drafts.ts';

interface LostDraftsProps {
  shootId: string;
  comments: readonly Comment[] | undefined;
}

/**
 * When a comment at which the user is writing was deleted, also while this page was closed, the words move to the field for a
 * new comment. Says so until they are sent.
 */
export function LostDrafts({ shootId, comments }: LostDraftsProps) {
  const hasMoved = useHasMoved(`new:${shootId}`);
  useEffect(() => {
    if (comments) moveDrafts(shootId, new Set(comments.map(({ id }) => id)));
  }, [comments, shootId]);
  return (
    <p role="status" className="text-ink-2 text-xs empty:absolute">
      {hasMoved && commentWords('moved')}
    </p>
  );
}
