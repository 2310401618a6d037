import type { ShootStatus } from '@lensemble/contract/shoot-status';
import { Aperture, CircleCheck, ClipboardList, Lightbulb, type LucideProps } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { cn } from '@/lib/cn.ts';
import { statusNames } from '@/lib/shoots/status-names.ts';

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

/** The class that sets the `st-*` colors. */
export function statusClass(status: ShootStatus): string {
  return classes[status];
}

/** The status's icon in its color. It is hidden from screen readers: show the status as text or name it in a label. */
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
  onPhoto?: boolean;
  className?: string;
}

export function StatusBadge({ status, onPhoto = false, className }: StatusBadgeProps) {
  return (
    <Badge variant={onPhoto ? 'glass' : 'status'} className={cn(classes[status], className)}>
      <StatusIcon status={status} className={cn('size-3', onPhoto && 'text-st-photo')} />
      {statusNames[status]}
    </Badge>
  );
}
