import { type ShootStatus, statusWords } from '@lensemble/contract/shoot-status';
import type { ReactNode, Ref } from 'react';
import { statusClass } from '@/components/status.tsx';
import { cn } from '@/lib/cn.ts';
import { ColumnHeader } from './column-header.tsx';
import { lampStyles } from './styles.ts';

interface ColumnFrameProps {
  ref?: Ref<HTMLElement>;
  status: ShootStatus;
  count?: number;
  isTarget?: boolean;
  children: ReactNode;
}

export function ColumnFrame({ ref, status, count, isTarget = false, children }: ColumnFrameProps) {
  return (
    <section
      ref={ref}
      aria-label={statusWords[status].plural}
      data-status={status}
      className={cn(
        statusClass(status),
        'relative isolate min-h-[calc(100dvh-180px)] snap-start rounded-xl p-2 md:p-3',
        lampStyles,
        'after:pointer-events-none after:absolute after:inset-0 after:z-20 after:rounded-[inherit] after:border-2 after:border-transparent after:transition-colors',
        isTarget && 'after:border-st',
      )}
    >
      <ColumnHeader status={status} count={count} />
      {children}
    </section>
  );
}
