import { POINT_MAX } from '@lensemble/contract/constants';
import { MousePointer2 } from 'lucide-react';
import { use } from 'react';
import { LiveContext } from '@/features/shoots/editor/live/live-context.ts';
import { cn } from '@/lib/cn.ts';

interface OthersPointsProps {
  referenceId: string;
  /** How far the picture is enlarged. */
  scale: number;
}

/** Beyond these, names would leave the picture. */
const RIGHT = 0.65 * POINT_MAX;
const LOW = 0.85 * POINT_MAX;

const percent = (place: number) => `${(place * 100) / POINT_MAX}%`;

/** Where other members are writing a comment. The panel says so too. */
export function OthersPoints({ referenceId, scale }: OthersPointsProps) {
  const others = use(LiveContext)?.others ?? [];
  return others.map(({ userId, name, at }) => {
    if (at?.referenceId !== referenceId) return null;
    const isRight = at.x > RIGHT;
    const isLow = at.y > LOW;
    return (
      <span
        key={userId}
        aria-hidden
        style={{ left: percent(at.x), top: percent(at.y), transform: `scale(${1 / scale})` }}
        className="status-ready pointer-events-none absolute z-20 size-0 text-st-photo"
      >
        <MousePointer2
          className={cn(
            'absolute size-5 max-w-none fill-current stroke-photo-base',
            isRight ? '-right-1 -scale-x-100' : '-left-1',
            isLow ? '-bottom-1 -scale-y-100' : '-top-1',
          )}
        />
        <span
          dir="auto"
          className={cn(
            'absolute w-max max-w-28 truncate rounded-full bg-st-photo px-2 font-[620] text-photo-base text-xs leading-5',
            isRight ? 'right-3.5' : 'left-3.5',
            isLow ? 'bottom-3.5' : 'top-3.5',
          )}
        >
          {name.split(' ')[0]}
        </span>
      </span>
    );
  });
}
