import type { ListedShoot } from '@lensemble/contract/shoots';
import { boardWords } from '@lensemble/messages/web/board';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { memo, useMemo, useRef } from 'react';
import { useLanding } from '@/features/shoots/hooks/use-landing.ts';
import { cn } from '@/lib/cn.ts';
import { useBoard } from './board-context.ts';
import { CardMenu } from './card-menu.tsx';
import { DRAG_HELP } from './drag-help.ts';
import { ShootCard } from './shoot-card.tsx';
import { cardStyles } from './styles.ts';

interface BoardCardProps {
  shoot: ListedShoot;
  /** Roving tabindex: Tab reaches one card of each column, arrow keys the others. */
  isTabStop: boolean;
  isSelected: boolean;
  isDragged: boolean;
  onFocus: (id: string) => void;
}

/**
 * A card of the board: a link that can be dragged by mouse, long press or keyboard, with a menu to move it. Shift and a
 * long press without a move select it.
 */
export const BoardCard = memo(function BoardCard({
  shoot,
  isTabStop,
  isSelected,
  isDragged,
  onFocus,
}: BoardCardProps) {
  const { today, arriving, onPick } = useBoard();
  const card = useRef<HTMLElement>(null);
  useLanding(card, shoot.id, arriving);
  const tabIndex = isTabStop ? 0 : -1;
  const title = useMemo(
    () => (
      <Link
        to="/shoots/$id"
        params={{ id: shoot.id }}
        draggable={false}
        tabIndex={tabIndex}
        data-shoot={shoot.id}
        aria-describedby={DRAG_HELP}
        className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:outline-offset-2"
        onClick={(event) => onPick(event, shoot.id)}
      >
        {shoot.title}
        {isSelected && <span className="sr-only">{boardWords('selected')}</span>}
      </Link>
    ),
    [shoot.id, shoot.title, tabIndex, isSelected, onPick],
  );
  return (
    <article
      ref={card}
      onFocus={() => onFocus(shoot.id)}
      className={cn(
        cardStyles,
        'transition-[border-color,box-shadow,transform] hover:-translate-y-0.5 hover:border-line-strong hover:shadow-2',
        isDragged && 'opacity-40 transition-none',
        isSelected && 'outline-2 outline-accent-text -outline-offset-2',
      )}
    >
      <ShootCard shoot={shoot} today={today} title={title} />
      {isSelected && (
        <span
          data-picked
          className="absolute top-2 left-2 grid size-6 place-items-center rounded-full fill-accent text-accent-on"
        >
          <Check className="size-4" aria-hidden />
        </span>
      )}
      <CardMenu {...{ shoot, tabIndex, isSelected }} />
    </article>
  );
});
