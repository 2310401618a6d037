import { useDraggable } from '@dnd-kit/core';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { Link } from '@tanstack/react-router';
import { type KeyboardEventHandler, memo, useCallback, useMemo, useRef } from 'react';
import { cn } from '@/lib/cn.ts';
import { useBoard } from './board-context.ts';
import { CardMenu } from './card-menu.tsx';
import { ShootCard } from './shoot-card.tsx';
import { cardStyles } from './styles.ts';
import { useLanding } from './use-landing.ts';

interface BoardCardProps {
  shoot: ListedShoot;
  /** Roving tabindex: Tab reaches one card of each column, arrow keys the others. */
  isTabStop: boolean;
  onFocus: (id: string) => void;
}

/** A card of the board: a link that can be dragged by mouse, long press or keyboard, with a menu to move it. */
export const BoardCard = memo(function BoardCard({ shoot, isTabStop, onFocus }: BoardCardProps) {
  const { today, arriving } = useBoard();
  const card = useRef<HTMLElement>(null);
  useLanding(card, shoot.id, arriving);
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: shoot.id,
    data: { shoot },
  });
  const setCard = useCallback(
    (element: HTMLElement | null) => {
      card.current = element;
      setNodeRef(element);
    },
    [setNodeRef],
  );
  const { onKeyDown, ...pointerListeners } = listeners ?? {};
  const describedBy = attributes['aria-describedby'];
  const tabIndex = isTabStop ? 0 : -1;
  const title = useMemo(
    () => (
      <Link
        ref={setActivatorNodeRef}
        to="/shoots/$id"
        params={{ id: shoot.id }}
        draggable={false}
        tabIndex={tabIndex}
        data-shoot={shoot.id}
        aria-describedby={describedBy}
        className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:outline-offset-2"
        onKeyDown={onKeyDown as KeyboardEventHandler | undefined}
      >
        {shoot.title}
      </Link>
    ),
    [shoot.id, shoot.title, tabIndex, describedBy, onKeyDown, setActivatorNodeRef],
  );
  return (
    <article
      ref={setCard}
      {...pointerListeners}
      onFocus={() => onFocus(shoot.id)}
      className={cn(
        cardStyles,
        'transition-[border-color,box-shadow,transform] hover:-translate-y-0.5 hover:border-line-strong hover:shadow-2',
        isDragging && 'opacity-40 transition-none',
      )}
    >
      <ShootCard shoot={shoot} today={today} title={title} />
      <CardMenu shoot={shoot} tabIndex={tabIndex} />
    </article>
  );
});
