import { screenErrorWords } from '@lensemble/messages/web/screen-errors';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';
import { Button } from '../ui/button.tsx';
import { useFocusBack } from '../ui/use-focus-back.ts';
import { RequestNote } from './request-note.tsx';

interface ErrorCardProps {
  title: ReactNode;
  children: ReactNode;
  /** What failed, if it was a request. */
  error?: unknown;
  art?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  retryingLabel?: string;
  retrying?: boolean;
  actions?: ReactNode;
  heading?: 'h1' | 'h2';
  /** In a panel, which has a frame already. */
  bare?: boolean;
  className?: string;
}

export function ErrorCard({
  title,
  children,
  error,
  art,
  onRetry,
  retryLabel = screenErrorWords('tryAgain'),
  retryingLabel = screenErrorWords('tryingAgain'),
  retrying = false,
  actions,
  heading: Title = 'h2',
  bare,
  className,
}: ErrorCardProps) {
  // A successful retry removes the focused button.
  const focus = useFocusBack<HTMLDivElement>(true);
  return (
    <div
      {...focus}
      role="alert"
      className={cn(
        !bare && 'panel',
        'mx-auto grid max-w-140 justify-items-center gap-3 px-6 py-10 text-center',
        className,
      )}
    >
      {art ?? (
        <span className="finder mb-2 grid h-18 w-25 place-items-center text-danger-text">
          <TriangleAlert className="size-7" strokeWidth={1.5} aria-hidden />
        </span>
      )}
      <Title className="display text-xl">{title}</Title>
      <div className="max-w-[44ch] text-base text-ink-2">
        {children}
        <RequestNote error={error} />
      </div>
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
