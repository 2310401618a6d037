import { screenErrorWords } from '@lensemble/messages/web/screen-errors';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { ErrorCard } from './error-card.tsx';

interface ScreenErrorProps {
  title: string;
  text: string;
  retry: string;
  retrying?: boolean;
  onRetry: () => void;
  children?: ReactNode;
}

export function ScreenError({ text, retry, children, ...card }: ScreenErrorProps) {
  return (
    <div className="grid min-h-[70dvh] place-items-center p-4">
      <ErrorCard
        {...card}
        heading="h1"
        retryLabel={retry}
        actions={
          <Button asChild>
            <Link to="/">{screenErrorWords('backToDashboard')}</Link>
          </Button>
        }
      >
        {text}
        {children}
      </ErrorCard>
    </div>
  );
}
