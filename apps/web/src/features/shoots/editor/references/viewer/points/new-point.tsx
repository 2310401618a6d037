import type { Point } from '@lensemble/contract/comments';
import { POINT_MAX } from '@lensemble/contract/constants';
import { commentWords } from '@lensemble/messages/web/comments';
import { MapPin } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { cn } from '@/lib/cn.ts';
import { pinAt, pinStyles } from './pins.tsx';

interface NewPointProps {
  point: Point;
  /** Then the comment is written, and the point only shows. */
  isChosen: boolean;
  onMove: (point: Point) => void;
  /** The point is where it should be. */
  onDone: () => void;
  onCancel: () => void;
  scale: number;
}

export const CENTER: Point = { x: POINT_MAX / 2, y: POINT_MAX / 2 };
const STEP = 10;
const LEAP = 50;

const within = (value: number) => Math.min(Math.max(Math.round(value), 0), POINT_MAX);

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Chooses a point: a press sets it, and the arrow keys move it, further with Shift. */
export function NewPoint({ point, isChosen, onMove, onDone, onCancel, scale }: NewPointProps) {
  const press = ({ clientX, clientY, currentTarget, detail }: MouseEvent) => {
    // Keys have no place.
    if (detail === 0) return onDone();
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onMove({
      x: within(((clientX - left) / width) * POINT_MAX),
      y: within(((clientY - top) / height) * POINT_MAX),
    });
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (!direction) return onCancel();
    const by = event.shiftKey ? LEAP : STEP;
    onMove({ x: within(point.x + by * direction[0]), y: within(point.y + by * direction[1]) });
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
      <span aria-live="polite" className="sr-only">
        {label}
      </span>
    </button>
  );
}
