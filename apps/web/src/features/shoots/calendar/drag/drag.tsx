import type { ListedShoot } from '@lensemble/contract/shoots';
import { calendarMoveWords } from '@lensemble/messages/web/calendar-moves';
import { Plus } from 'lucide-react';
import { ShootDot } from '@/components/shoot-color.tsx';
import { guardClicks } from '@/features/shoots/lib/guard-clicks.ts';

/** The distance in px that tells a drag from an unsteady click. */
const DRAG_DISTANCE = 6;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface DragEvents {
  onMove: (at: Point) => void;
  onDrop: (at: Point) => void;
  /** Called after a drop, a click, Escape and anything else that ends the drag. */
  onEnd: () => void;
}

/**
 * Follows a pointer that was pressed until it is released. The calendar does not use dnd-kit: it would need a component
 * for each of 42 days and each title before the first drag, and could not load later.
 */
export function followDrag(
  { pointerId, x, y }: Point & { readonly pointerId: number },
  { onMove, onDrop, onEnd }: DragEvents,
): void {
  const listening = new AbortController();
  const { signal } = listening;
  let isDragging = false;
  const end = () => {
    listening.abort();
    if (isDragging) guardClicks.stop();
    onEnd();
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    // The button was released where the page does not hear of it.
    if (event.buttons === 0) return end();
    const isFar = Math.hypot(event.clientX - x, event.clientY - y) >= DRAG_DISTANCE;
    if (!isDragging && !isFar) return;
    if (!isDragging) guardClicks.start();
    isDragging = true;
    onMove({ x: event.clientX, y: event.clientY });
  };
  const release = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    if (isDragging) onDrop({ x: event.clientX, y: event.clientY });
    end();
  };
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    end();
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', release, { signal });
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener('blur', end, { signal });
  window.addEventListener('keydown', cancel, { signal, capture: true });
}

/** What the pointer drags: the shoot, or a new one. */
export function DragLabel({ shoot, at }: { shoot: ListedShoot | null; at: Point }) {
  return (
    <div
      aria-hidden
      style={{ left: at.x + 10, top: at.y + 8 }}
      className="floating pointer-events-none fixed z-40 flex max-w-56 items-center gap-1.5 rounded-sm px-2 py-1 font-[560] text-ink text-xs"
    >
      {shoot ? (
        <ShootDot color={shoot.color} status={shoot.status} />
      ) : (
        <Plus className="size-3 shrink-0" />
      )}
      <span dir="auto" className="truncate">
        {shoot ? shoot.title : calendarMoveWords('newShoot')}
      </span>
    </div>
  );
}
