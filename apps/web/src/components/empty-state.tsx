import type { ComponentType, ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

interface EmptyStateProps {
  icon: ComponentType<{ className?: string }>;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** The heading level of the title. Without it, the title is plain text, e.g. in small panels. */
  heading?: 'h2' | 'h3';
  bare?: boolean;
  className?: string;
}

/** Shown in place of an empty list: an icon, a title, an explanation and an action. */
export function EmptyState({
  icon: Icon,
  title,
  children,
  action,
  heading: Title,
  bare,
  className,
}: EmptyStateProps) {
  const words = 'font-semibold text-base text-ink';
  return (
    <div
      className={cn(
        'grid content-center justify-items-center gap-1.5 px-4 py-8 text-center text-ink-3',
        !bare && 'rounded-lg border border-line-strong border-dashed',
        className,
      )}
    >
      <span className="finder mb-2 grid h-13 w-18 place-items-center">
        <Icon className="size-5" aria-hidden />
      </span>
      {Title ? <Title className={words}>{title}</Title> : <p className={words}>{title}</p>}
      {children && <div className="max-w-[38ch] text-balance text-ink-2 text-sm">{children}</div>}
      {action && <div className="mt-3 max-w-full">{action}</div>}
    </div>
  );
}
