import type { Comment } from '@lensemble/contract/comments';
import { commentWords } from '@lensemble/messages/web/comments';
import { useEffect, useRef } from 'react';
import { moveDrafts, useHasMoved } from './comment-drafts.ts';

interface LostDraftsProps {
  shootId: string;
  comments: readonly Comment[] | undefined;
}

/**
 * When a comment disappears at which the user is writing, because someone deleted it, the words move to the field for a new
 * comment. Says so until they are sent.
 */
export function LostDrafts({ shootId, comments }: LostDraftsProps) {
  const place = `new:${shootId}`;
  const known = useRef<readonly string[]>([]);
  const hasMoved = useHasMoved(place);
  useEffect(() => {
    if (!comments) return;
    const ids = new Set(comments.map(({ id }) => id));
    const gone = known.current.filter((id) => !ids.has(id));
    known.current = [...ids];
    moveDrafts(gone, place);
  }, [comments, place]);
  return (
    <p role="status" className="text-ink-2 text-xs empty:-mt-4">
      {hasMoved && commentWords('moved')}
    </p>
  );
}
