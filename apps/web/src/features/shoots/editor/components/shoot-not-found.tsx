import { Link } from '@tanstack/react-router';
import { Aperture } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import { useDocumentTitle } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';

export function ShootNotFound() {
  useDocumentTitle('Shoot not found');
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <div>
        <h1 className="sr-only">Shoot not found</h1>
        <EmptyState
          bare
          icon={Aperture}
          title="This shoot is not available"
          action={
            <Button asChild variant="primary">
              <Link to="/shoots">All Shoots</Link>
            </Button>
          }
        >
          It was deleted, or it belongs to another team.
        </EmptyState>
      </div>
    </div>
  );
}
