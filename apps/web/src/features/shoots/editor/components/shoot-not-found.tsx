import { editorWords } from '@lensemble/messages/web/editor';
import { Link } from '@tanstack/react-router';
import { Aperture } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import { useDocumentTitle } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';

export function ShootNotFound() {
  useDocumentTitle(editorWords('notFound'));
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <div>
        <h1 className="sr-only">{editorWords('notFound')}</h1>
        <EmptyState
          bare
          icon={Aperture}
          title={editorWords('notAvailable')}
          action={
            <Button asChild variant="primary">
              <Link to="/shoots">{editorWords('allShoots')}</Link>
            </Button>
          }
        >
          {editorWords('whyNotAvailable')}
        </EmptyState>
      </div>
    </div>
  );
}
