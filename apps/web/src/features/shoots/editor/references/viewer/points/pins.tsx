import type { Point } from '@lensemble/contract/comments';
import { POINT_MAX } from '@lensemble/contract/constants';
import { commentWords } from '@lensemble/messages/web/comments';
import { nameOf } from '@/features/shoots/editor/comments/comment-item.tsx';
import { isOpen, type Thread } from '@/features/shoots/editor/comments/threads.ts';
import { cn } from '@/lib/cn.ts';

interface PinsProps {
  /** Those at the picture, in the order of their numbers. */
  threads: readonly Thread[];
  /** The id of the comment that is read. */
  selected: string | null;
  onSelect: (id: string) => void;
  /** How far the picture is enlarged. */
  scale: number;
}

/** Nearer to the top and to the right edge, a pin would leave the picture. */
const EDGE = 0.15 * POINT_MAX;

/**
 * A corner of a pin is the point: the lower left one, or another one where the picture ends. Pins keep their size in an
 * enlarged picture.
 */
export function pinAt({ x, y }: Point, scale: number) {
  const across = x > POINT_MAX - EDGE ? 100 : 0;
  const down = y < EDGE ? 0 : 100;
  const corners = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ].map(([left, top]) => (left === across && top === down ? 0 : '50%'));
  return {
    left: `${(x / POINT_MAX) * 100}%`,
    top: `${(y / POINT_MAX) * 100}%`,
    borderRadius: corners.join(' '),
    transformOrigin: `${across}% ${down}%`,
    transform: `translate(-${across}%, -${down}%) scale(${1 / scale})`,
  };
}

export const pinStyles =
  'absolute grid size-8 place-items-center rounded-full border-2 font-[680] text-xs shadow-3 before:absolute before:-inset-1.5';

const lookOf = (thread: Thread) =>
  isOpen(thread)
    ? 'border-photo-base bg-photo-text text-photo-base'
    : 'border-photo-text bg-photo-base text-photo-text';

export function Pins({ threads, selected, onSelect, scale }: PinsProps) {
  return threads.map((thread, index) => {
    const { comment } = thread;
    if (!comment.point) return null;
    const isSelected = comment.id === selected;
    return (
      <button
        key={comment.id}
        type="button"
        aria-pressed={isSelected}
        aria-label={commentWords('pin', { number: index + 1, name: nameOf(comment) })}
        onClick={() => onSelect(comment.id)}
        style={pinAt(comment.point, scale)}
        className={cn(
          pinStyles,
          'num',
          isSelected ? 'z-10 border-accent-on bg-accent text-accent-on' : lookOf(thread),
        )}
      >
        {index + 1}
      </button>
    );
  });
}
