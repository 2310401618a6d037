import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';
import { shootColorStyle } from '@/lib/shoots/shoot-color.ts';

interface ShootBarProps {
  color: string;
  /** Where it is. By default, it takes the height of the row or card at its start. */
  className?: string;
}

/** A shoot's color as a bar at the start of its row or card, which must be positioned. It only helps to find the shoot again. */
export function ShootBar({ color, className }: ShootBarProps) {
  return (
    <span
      aria-hidden
      style={shootColorStyle(color)}
      className={cn(
        'shoot-color pointer-events-none absolute inset-y-2 left-0 w-1.25 rounded-r-full border border-shoot-edge border-l-0 bg-shoot forced-color-adjust-none',
        className,
      )}
    />
  );
}

const shapes: Readonly<Record<ShootStatus, ReactNode>> = {
  idea: <circle cx="6" cy="6" r="3.6" strokeWidth="2.4" fill="none" />,
  planning: <path d="M6 .9 11.1 6 6 11.1.9 6z" />,
  'ready to shoot': (
    <>
      <circle cx="6" cy="6" r="4.6" />
      {/* Sets it apart from the ring where its color is close to the surface. */}
      <circle cx="6" cy="6" r="2.2" className="fill-shoot-edge stroke-none" />
    </>
  ),
  completed: <rect x="1.5" y="1.5" width="9" height="9" rx="1" />,
};

interface StatusShapeProps {
  status: ShootStatus;
  className?: string;
}

/** The shape that stands for a status where a shoot is only a dot, in the current color. */
export function StatusShape({ status, className }: StatusShapeProps) {
  return (
    <svg
      viewBox="0 0 12 12"
      aria-hidden="true"
      className={cn('size-2.5 shrink-0 fill-current stroke-current', className)}
    >
      {shapes[status]}
    </svg>
  );
}

interface ShootDotProps extends StatusShapeProps {
  color: string;
  onPhoto?: boolean;
}

/** A shoot as a dot: its color, in the shape of its status. It is hidden from screen readers: name the shoot elsewhere. */
export function ShootDot({ color, status, onPhoto = false, className }: ShootDotProps) {
  return (
    <span
      aria-hidden
      style={shootColorStyle(color)}
      className={cn(
        'shoot-color block size-2.5 shrink-0 rounded-full forced-color-adjust-none',
        onPhoto && 'shoot-on-photo bg-photo-base shadow-[0_0_0_1.5px_var(--color-photo-base)]',
        className,
      )}
    >
      <StatusShape status={status} className="block size-full fill-shoot stroke-shoot-edge" />
    </span>
  );
}
