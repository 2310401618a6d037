import type { ComponentType, ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

interface FactProps {
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
  children: ReactNode;
  className?: string;
}

export function Fact({ icon: Icon, children, className }: FactProps) {
  return (
    <span className={cn('flex min-w-0 items-center gap-[7px]', className)}>
      <Icon className="size-3.5 shrink-0 text-ink-3" aria-hidden />
      <span dir="auto" className="truncate">
        {children}
      </span>
    </span>
  );
}
