import { screenErrorWords } from '@lensemble/messages/web/screen-errors';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { sentenceOf } from '@/lib/calls/api.ts';
import { Button } from '../ui/button.tsx';
import { useFocusBack } from '../ui/use-focus-back.ts';
import { RequestNote } from './request-note.tsx';

interface LoadFailureProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
  children: ReactNode;
}

export function LoadFailure({ error, retrying, onRetry, children }: LoadFailureProps) {
  // A successful retry removes the focused button.
  const focus = useFocusBack<HTMLDivElement>(true);
  return (
    <div
      {...focus}
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line-strong border-dashed p-3"
    >
      <p className="min-w-0 text-ink-2">
        <b className="block font-semibold text-ink">{children}</b>
        {sentenceOf(error, screenErrorWords('checkNetwork'))}
        <RequestNote error={error} />
      </p>
      <Button size="sm" pending={retrying} onClick={onRetry}>
        {!retrying && <RefreshCw aria-hidden />}
        {screenErrorWords('tryAgain')}
      </Button>
    </div>
  );
}
