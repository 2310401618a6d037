import type { Point } from '@lensemble/contract/comments';
import { POINT_MAX } from '@lensemble/contract/constants';
import { commentWords } from '@lensemble/messages/web/comments';
import { MapPin } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { cn } from '@/lib/cn.ts';
import { movedBy, pressedAt } from './move-point.ts';
import { pinAt, pinStyles } from './pins.tsx';

interface NewPointProps {
  point: Point;
  /** Then the comment is written, and the point only shows. */
  isChosen: boolean;
  onMove: (point: Point) => void;
  /** The point is where it should be. */
  onDone: () => void;
  scale: number;
}

/** Chooses a point: a press sets it, and the arrow keys move it, further with Shift. */
export function NewPoint({ point, isChosen, onMove, onDone, scale }: NewPointProps) {
  const press = ({ clientX, clientY, currentTarget, detail }: MouseEvent) => {
    // Keys have no place.
    if (detail === 0) return onDone();
    onMove(pressedAt({ x: clientX, y: clientY }, currentTarget.getBoundingClientRect()));
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = movedBy(point, event.key, event.shiftKey);
    if (!moved) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(moved);
  };
  const percent = (value: number) => Math.round((value / POINT_MAX) * 100);
  const pin = (
    <span
      aria-hidden
      style={pinAt(point, scale)}
      className={cn(pinStyles, 'z-20 border-accent-on bg-accent text-accent-on')}
    >
      <MapPin className="size-4" />
    </span>
  );
  if (isChosen) return pin;
  const label = commentWords('newPoint', { x: percent(point.x), y: percent(point.y) });
  return (
    <>
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: the user has just asked for it
        autoFocus
        aria-label={label}
        onClick={press}
        onKeyDown={onKeyDown}
        style={{ cursor: 'crosshair' }}
        className="absolute inset-0 z-20"
      >
        {pin}
      </button>
      <span aria-live="polite" className="sr-only">
        {label}
      </span>
    </>
  );
}
