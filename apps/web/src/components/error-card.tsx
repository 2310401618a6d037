import { RefreshCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';
import { Button } from './ui/button.tsx';
import { useFocusBack } from './ui/use-focus-back.ts';

interface ErrorCardProps {
  title: ReactNode;
  children: ReactNode;
  /** A drawing instead of the warning sign. */
  art?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  /** The button's words while trying again. */
  retryingLabel?: string;
  retrying?: boolean;
  /** Further actions beside the retry. */
  actions?: ReactNode;
  heading?: 'h1' | 'h2';
  className?: string;
}

/** Something could not be shown: what happened, that nothing is lost, and another try. */
export function ErrorCard({
  title,
  children,
  art,
  onRetry,
  retryLabel = 'Try again',
  retryingLabel = 'Trying again...',
  retrying = false,
  actions,
  heading: Title = 'h2',
  className,
}: ErrorCardProps) {
  // A retry that works takes the button away.
  const focus = useFocusBack<HTMLDivElement>(true);
  return (
    <div
      {...focus}
      role="alert"
      className={cn(
        'panel mx-auto grid max-w-140 justify-items-center gap-3 px-6 py-10 text-center',
        className,
      )}
    >
      {art ?? (
        <span className="finder mb-2 grid h-18 w-25 place-items-center text-danger-text">
          <TriangleAlert className="size-7" strokeWidth={1.5} aria-hidden />
        </span>
      )}
      <Title className="display text-xl">{title}</Title>
      <div className="max-w-[44ch] text-base text-ink-2">{children}</div>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        {onRetry && (
          <Button variant="primary" pending={retrying} onClick={onRetry}>
            {!retrying && <RefreshCw aria-hidden />}
            {retrying ? retryingLabel : retryLabel}
          </Button>
        )}
        {actions}
      </div>
    </div>
  );
}
