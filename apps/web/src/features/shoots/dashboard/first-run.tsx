import { Link } from '@tanstack/react-router';
import { CalendarHeart, Columns4, Plus } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useToday } from '@/features/shoots/hooks/use-today.ts';
import { cn } from '@/lib/cn.ts';
import { nextSaturday } from '@/lib/dates.ts';
import { formatLongDate } from '@/lib/format.ts';

const cardStyles =
  'grid content-start gap-x-3 gap-y-0.5 rounded-lg border border-line bg-surface-1 p-4 transition-colors hover:border-line-strong hover:bg-surface-2 focus-visible:rounded-lg max-md:grid-cols-[auto_1fr]';

/** Three ways to begin, for a team without any shoot. */
export function FirstRun() {
  const saturday = nextSaturday(useToday());
  return (
    <div className="mb-4 grid gap-3 md:mb-5 md:grid-cols-3">
      <Link
        to="/shoots/new"
        className={cn(
          cardStyles,
          'border-accent-line bg-accent-soft hover:border-accent-line hover:bg-accent-soft',
        )}
      >
        <Way icon={Plus} title="Plan your first shoot" isFirst>
          A name is enough to start.
        </Way>
      </Link>
      <Link to="/shoots/new" search={{ date: saturday }} className={cardStyles}>
        <Way icon={CalendarHeart} title="Plan for next Saturday">
          {formatLongDate(saturday)} is free.
        </Way>
      </Link>
      <Link to="/shoots" className={cardStyles}>
        <Way icon={Columns4} title="See the board">
          From idea to completed, card by card.
        </Way>
      </Link>
    </div>
  );
}

interface WayProps {
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
  title: string;
  isFirst?: boolean;
  children: ReactNode;
}

function Way({ icon: Icon, title, isFirst, children }: WayProps) {
  return (
    <>
      <Icon
        aria-hidden
        className={cn(
          'size-4 max-md:row-span-2 max-md:mt-0.5 md:mb-3',
          isFirst ? 'text-accent-text' : 'text-ink-3',
        )}
      />
      <span className="font-semibold text-base">{title}</span>
      <span className="text-ink-2">{children}</span>
    </>
  );
}
