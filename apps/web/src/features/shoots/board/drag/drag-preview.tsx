import { DragOverlay, useDndContext } from '@dnd-kit/core';
import type { PlainDate } from '@/lib/dates.ts';
import { ShootCard } from '../shoot-card.tsx';
import { cardStyles } from '../styles.ts';
import { draggedShoot } from './announcements.ts';

/** The card on its way, under the pointer. */
export function DragPreview({ today }: { today: PlainDate }) {
  const { active } = useDndContext();
  const shoot = active && draggedShoot(active);
  // No drop animation: dnd-kit's scrolls the page to where the card has gone.
  return (
    <DragOverlay dropAnimation={null} zIndex={40}>
      {shoot && (
        <div
          className={`${cardStyles} rotate-2 cursor-grabbing border-line-strong shadow-3 motion-reduce:rotate-0`}
        >
          <ShootCard shoot={shoot} today={today} title={shoot.title} />
        </div>
      )}
    </DragOverlay>
  );
}
