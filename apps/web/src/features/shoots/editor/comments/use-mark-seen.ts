import type { CommentReader } from '@lensemble/contract/comments';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { commentsQuery, markSeen } from '@/features/shoots/api/comments.ts';

/**
 * Tells the server what the user has seen, once the end of the list is in view.
 * @param upTo the moment of the newest comment; undefined for nothing to tell
 * @returns the ref of the end of the list
 */
export function useMarkSeen(
  shootId: string,
  upTo: string | undefined,
  me: CommentReader | undefined,
): RefObject<HTMLDivElement | null> {
  const client = useQueryClient();
  const end = useRef<HTMLDivElement>(null);
  const seenAt = me?.seenAt ?? '';
  const isNew = upTo !== undefined && me !== undefined && seenAt < upTo;
  useEffect(() => {
    if (!isNew || !end.current) return;
    const tell = () => {
      if (document.visibilityState !== 'visible') return;
      observer.disconnect();
      // What fails is told with the next comment, or the next visit.
      markSeen(shootId, upTo).then(
        () => client.invalidateQueries({ queryKey: commentsQuery(shootId).queryKey }),
        () => {},
      );
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && tell(),
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [client, shootId, upTo, isNew]);
  return end;
}
