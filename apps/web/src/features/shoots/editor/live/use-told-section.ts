import { useIsWritten } from '@/features/shoots/editor/comments/comment-drafts.ts';
import type { Edited } from './use-edited.ts';
import { COMMENTS_FIELD } from './writers.tsx';

/** What others hear of the section that the user edits. A field for a comment is no news before something is written. */
export function useToldSection({ section, fields }: Edited): string | null {
  const isWritten = useIsWritten(fields);
  return section === COMMENTS_FIELD && !isWritten ? null : section;
}
