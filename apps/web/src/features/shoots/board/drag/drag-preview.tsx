import { DragOverlay, useDndContext } from '@dnd-kit/core';
import type { PlainDate } from '@/lib/time/dates.ts';
import { ShootCard } from '../shoot-card.tsx';
import { cardStyles } from '../styles.ts';
import { draggedShoot } from './announcements.ts';

export function DragPreview({ today }: { today: PlainDate }) {
  const { active } = useDndContext();
  const shoot = active && draggedShoot(active);
  // No drop animation: that of dnd-kit scrolls the page to the new place of the card.
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
