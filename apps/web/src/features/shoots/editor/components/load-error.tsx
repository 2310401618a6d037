import { editorWords } from '@lensemble/messages/web/editor';
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
  title = editorWords('shootNotLoaded'),
  error,
  retrying,
  onRetry,
}: LoadErrorProps) {
  useDocumentTitle(editorWords('wentWrong'));
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <ErrorCard
        heading="h1"
        error={error}
        title={title}
        onRetry={onRetry}
        retrying={retrying}
        actions={
          <Button asChild>
            <Link to="/shoots">{editorWords('allShoots')}</Link>
          </Button>
        }
      >
        {sentenceOf(error, editorWords('noServer'))}
      </ErrorCard>
    </div>
  );
}
