import type { Readiness } from '@lensemble/contract/readiness';
import { readinessWords } from '@lensemble/messages/web/readiness';
import { Badge } from '@/components/ui/badge.tsx';
import { cn } from '@/lib/cn.ts';
import { formatNumber } from '@/lib/words/numbers.ts';
import { Ring, toneOf } from './ring.tsx';

interface OpenBadgeProps {
  readiness: Pick<Readiness, 'state' | 'share' | 'daysLeft' | 'open'>;
  /** Only the number, for small pictures. */
  isSmall?: boolean;
}

/** How ready a shoot is, over its picture: `5 open`. Nothing for a result that is not known or no longer matters. */
export function OpenBadge({ readiness, isSmall = false }: OpenBadgeProps) {
  const { state, open } = readiness;
  if (state !== 'open' && state !== 'ready') return null;
  const count = open.length;
  const words = state === 'ready' ? readinessWords('ready') : readinessWords('open', { count });
  const number = state === 'ready' ? '' : formatNumber(count);
  return (
    <Badge
      variant="glass"
      className={cn(
        toneOf(readiness),
        'num absolute gap-1.5 pl-[5px] group-has-data-picked/card:hidden',
        isSmall ? 'top-1 left-1 h-5 pr-1.5' : 'top-2 left-2',
      )}
    >
      <Ring readiness={readiness} strokeWidth={6} className={isSmall ? 'size-3.5' : 'size-4'} />
      <span className="sr-only">
        {state === 'ready'
          ? readinessWords('nothingOpen')
          : readinessWords('thingsOpen', { count })}
      </span>
      <span aria-hidden className="empty:hidden">
        {isSmall ? number : words}
      </span>
    </Badge>
  );
}
