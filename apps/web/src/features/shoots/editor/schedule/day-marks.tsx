import type { ListedShoot } from '@lensemble/contract/shoots';
import { Package, User } from 'lucide-react';
import { ShootDot } from '@/components/shoot-color.tsx';
import { cn } from '@/lib/cn.ts';
import type { BusyDay } from '../busy/busy-context.ts';

const DOTS_PER_DAY = 3;

interface DayMarksProps {
  busy: BusyDay | null | undefined;
  shoots: readonly ListedShoot[] | undefined;
  /** On the fill of the selected day. */
  isSelected: boolean;
}

/** Below the number of a day: what is busy or away, otherwise the dots of its shoots. */
export function DayMarks({ busy, shoots, isSelected }: DayMarksProps) {
  return (
    <span
      className={cn(
        'status-planning absolute inset-x-0 bottom-1 flex justify-center gap-0.5',
        !isSelected && 'text-st-text',
      )}
      aria-hidden
    >
      {busy?.hasPerson && <User className={iconStyles} />}
      {busy?.hasItem && <Package className={iconStyles} />}
      {!busy &&
        shoots
          ?.slice(0, DOTS_PER_DAY)
          .map(({ id, color, status }) => (
            <ShootDot key={id} color={color} status={status} className="size-1.5" />
          ))}
    </span>
  );
}

const iconStyles = 'size-3 stroke-[2.25]';
