import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorCard } from './error-card.tsx';
import { Button } from './ui/button.tsx';

interface ScreenErrorProps {
  title: string;
  text: string;
  retry: string;
  retrying?: boolean;
  onRetry: () => void;
  children?: ReactNode;
}

/** In the place of a whole screen: what happened, another try, and a way out. */
export function ScreenError({ text, retry, children, ...card }: ScreenErrorProps) {
  return (
    <div className="grid min-h-[70dvh] place-items-center p-4">
      <ErrorCard
        {...card}
        heading="h1"
        retryLabel={retry}
        actions={
          <Button asChild>
            <Link to="/">Back to Dashboard</Link>
          </Button>
        }
      >
        {text}
        {children}
      </ErrorCard>
    </div>
  );
}
