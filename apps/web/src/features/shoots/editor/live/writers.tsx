import { togetherWords } from '@lensemble/messages/web/together';
import { use } from 'react';
import { namesInWords } from '@/lib/words/names.ts';
import { LiveContext } from './live-context.ts';

/** What others hear of a member who writes a comment, also at a picture. */
export const COMMENTS_FIELD = 'comments';

/** The other members who are writing a comment. */
export function Writers() {
  const writers = use(LiveContext)?.others.filter(({ field }) => field === COMMENTS_FIELD) ?? [];
  if (writers.length === 0) return null;
  const names = namesInWords(writers.map(({ name }) => name));
  return (
    <p className="text-ink-3 text-xs print:hidden">
      {togetherWords('writing', { names, count: writers.length })}
    </p>
  );
}
