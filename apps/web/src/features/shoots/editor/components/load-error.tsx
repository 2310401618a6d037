import { Link } from '@tanstack/react-router';
import { ErrorCard } from '@/components/errors/error-card.tsx';
import { useDocumentTitle } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { sentenceOf } from '@/lib/calls/api.ts';

interface LoadErrorProps {
  title?: string;
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

export function LoadError({
  title = 'This shoot did not load',
  error,
  retrying,
  onRetry,
}: LoadErrorProps) {
  useDocumentTitle('Something went wrong');
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <ErrorCard
        heading="h1"
        title={title}
        onRetry={onRetry}
        retrying={retrying}
        actions={
          <Button asChild>
            <Link to="/shoots">All Shoots</Link>
          </Button>
        }
      >
        {sentenceOf(error, 'The server could not be reached. Nothing is lost.')}
      </ErrorCard>
    </div>
  );
}
