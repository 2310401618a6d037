import type { ShootStatus } from '@lensemble/contract/shoot-status';
import { statusWords } from '@lensemble/contract/shoot-status';
import type { LucideProps } from 'lucide-react';
import { Aperture, CircleCheck, ClipboardList, Lightbulb } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { cn } from '@/lib/cn.ts';

const icons = {
  idea: Lightbulb,
  planning: ClipboardList,
  'ready to shoot': Aperture,
  completed: CircleCheck,
} as const;

const classes: Readonly<Record<ShootStatus, string>> = {
  idea: 'status-idea',
  planning: 'status-planning',
  'ready to shoot': 'status-ready',
  completed: 'status-done',
};

/** The class that gives `st-*` colours their meaning for everything below it. */
export function statusClass(status: ShootStatus): string {
  return classes[status];
}

/** The status's icon in its colour. It is decoration: write the word beside it or name it in the label. */
export function StatusIcon({ status, className, ...props }: LucideProps & { status: ShootStatus }) {
  const Icon = icons[status];
  return (
    <Icon
      className={cn(classes[status], 'size-4 shrink-0 text-st-text', className)}
      aria-hidden
      {...props}
    />
  );
}

interface StatusBadgeProps {
  status: ShootStatus;
  /** Dark glass with white words, for use on pictures. */
  onPhoto?: boolean;
  className?: string;
}

/** Icon and word. */
export function StatusBadge({ status, onPhoto = false, className }: StatusBadgeProps) {
  return (
    <Badge variant={onPhoto ? 'glass' : 'status'} className={cn(classes[status], className)}>
      <StatusIcon status={status} className={cn('size-3', onPhoto && 'text-st-photo')} />
      {statusWords[status].label}
    </Badge>
  );
}

/** A dot in the status's colour, for calendars; say the status elsewhere. */
export function StatusDot({ status, className }: StatusBadgeProps) {
  return (
    <span
      aria-hidden
      className={cn(
        classes[status],
        'size-2 shrink-0 rounded-full bg-st forced-color-adjust-none',
        className,
      )}
    />
  );
}
