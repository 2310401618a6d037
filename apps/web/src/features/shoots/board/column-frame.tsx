import type { ReactNode } from 'react';
import { statusClass } from '@/components/status.tsx';
import { cn } from '@/lib/cn.ts';
import { columnNames } from '@/lib/shoots/status-names.ts';
import { ColumnHeader, type ColumnHeaderProps } from './column-header.tsx';
import type { DropTarget } from './drag/targets.ts';
import { lampStyles } from './styles.ts';

interface ColumnFrameProps extends ColumnHeaderProps {
  isTarget?: boolean;
  children: ReactNode;
}

export function ColumnFrame({ isTarget = false, children, ...header }: ColumnFrameProps) {
  const { status } = header;
  const target: DropTarget = `column ${status}`;
  return (
    <section
      data-drop={target}
      aria-label={columnNames[status]}
      data-status={status}
      className={cn(
        statusClass(status),
        'relative isolate min-h-[calc(100dvh-180px)] snap-start rounded-xl p-2 md:p-3',
        lampStyles,
        'after:pointer-events-none after:absolute after:inset-0 after:z-20 after:rounded-[inherit] after:border-2 after:border-transparent after:transition-colors',
        isTarget && 'after:border-st',
      )}
    >
      <ColumnHeader {...header} />
      {children}
    </section>
  );
}
