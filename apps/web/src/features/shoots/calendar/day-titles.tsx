import type { ListedShoot } from '@lensemble/contract/shoots';
import { useRef } from 'react';
import { ShootDot } from '@/components/shoot-color.tsx';
import { statusClass } from '@/components/status.tsx';
import { useLanding } from '@/features/shoots/hooks/use-landing.ts';
import { cn } from '@/lib/cn.ts';
import { useCalendar } from './calendar-context.ts';

interface DayTitlesProps {
  shoots: readonly ListedShoot[];
  onPhoto: boolean;
}

/** From which height of the day (without its padding) a further title has room. The first two always have. */
const titleStyles = [
  'flex',
  'flex',
  'hidden print:flex [@container_(height>=4.75rem)]:flex',
  'hidden print:flex [@container_(height>=5.875rem)]:flex',
  'hidden print:flex [@container_(height>=7rem)]:flex',
  'hidden print:flex [@container_(height>=8.125rem)]:flex',
] as const;

/** The heights at which exactly so many titles have room. On paper, days grow. */
const moreStyles = new Map([
  [2, '[@container_(height<4.75rem)]:inline'],
  [3, '[@container_(4.75rem<=height<5.875rem)]:inline'],
  [4, '[@container_(5.875rem<=height<7rem)]:inline'],
  [5, '[@container_(7rem<=height<8.125rem)]:inline'],
  [6, 'print:inline [@container_(height>=8.125rem)]:inline'],
]);

/** The titles of a day as far as they have room. The day must be a size container. */
export function DayTitles({ shoots, onPhoto }: DayTitlesProps) {
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
      {shoots.slice(0, titleStyles.length).map((shoot, index) => (
        <DayTitle
          key={shoot.id}
          shoot={shoot}
          onPhoto={onPhoto}
          isOnly={shoots.length === 1}
          className={titleStyles[index] ?? ''}
        />
      ))}
    </span>
  );
}

interface DayTitleProps {
  shoot: ListedShoot;
  onPhoto: boolean;
  isOnly: boolean;
  className: string;
}

function DayTitle({ shoot, onPhoto, isOnly, className }: DayTitleProps) {
  const { landing } = useCalendar();
  const title = useRef<HTMLSpanElement>(null);
  useLanding(title, shoot.id, landing);
  return (
    <span
      ref={title}
      data-shoot={shoot.id}
      className={cn(
        statusClass(shoot.status),
        '-mx-1 items-baseline gap-1 rounded-[5px] px-1 font-[540] text-xs leading-4',
        onPhoto ? 'glass' : 'bg-st-soft text-ink',
        className,
      )}
    >
      <ShootDot color={shoot.color} status={shoot.status} onPhoto={onPhoto} className="size-2" />
      <span dir="auto" className={cn('min-w-0', isOnly ? 'line-clamp-2 break-words' : 'truncate')}>
        {shoot.title}
      </span>
    </span>
  );
}

/** `+2` beside the number of the day, for titles without room. */
export function MoreTitles({ count }: { count: number }) {
  return [...moreStyles].map(
    ([rows, style]) =>
      count > rows && (
        <span key={rows} className={cn('hidden font-[650] text-xs', style)}>
          +{count - rows}
        </span>
      ),
  );
}
