import type { Comment } from '@lensemble/contract/comments';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { commentWords } from '@lensemble/messages/web/comments';
import { Picture } from '@/components/picture.tsx';
import { openPoint } from './open-point.ts';
import { type Thread, threadsAt } from './threads.ts';

interface PlaceLinkProps {
  shoot: ShootDetail;
  threads: readonly Thread[];
  comment: Comment;
}

/** Opens the picture with the point of a comment. Nothing for a comment that is at no picture. */
export function PlaceLink({ shoot, threads, comment }: PlaceLinkProps) {
  const index = shoot.references.findIndex(({ id }) => id === comment.referenceId);
  const reference = shoot.references[index];
  if (!reference) return null;
  const at = threadsAt(threads, reference.id);
  const point = at.findIndex((each) => each.comment.id === comment.id) + 1;
  return (
    <button
      type="button"
      onClick={() => openPoint({ referenceId: reference.id, commentId: comment.id })}
      className="mt-1.5 flex max-w-full items-center gap-2 rounded-md border border-line p-1 pr-2.5 text-ink-2 text-xs transition-colors hover:border-line-strong hover:text-ink max-md:min-h-target"
    >
      <Picture
        src={reference.url}
        placeholder={reference.placeholder}
        sizes="3rem"
        className="h-7 w-10 shrink-0 rounded-xs"
      />
      <span className="truncate">{commentWords('atPlace', { number: index + 1, point })}</span>
    </button>
  );
}
