import { useMemo } from 'react';
import { useIsWritten } from '@/features/shoots/editor/comments/comment-drafts.ts';
import type { Edits } from '@/lib/live/tell-presence.ts';
import type { Edited } from './use-edited.ts';
import { COMMENTS_FIELD } from './writers.tsx';
import { placeAmong } from './written-at.ts';

/** What others hear of what the user edits. A field for a comment is no news before something is written. */
export function useToldSection({ section, fields }: Edited): Edits {
  const isWritten = useIsWritten(fields);
  const isTold = section !== COMMENTS_FIELD || isWritten;
  return useMemo(
    () => (isTold ? { field: section, at: placeAmong(fields) } : { field: null, at: null }),
    [isTold, section, fields],
  );
}
