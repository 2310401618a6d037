import type { ListedShoot } from '@lensemble/contract/shoots';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AddLabel, addButtonStyles, PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useShootList } from '@/features/shoots/hooks/use-shoot-list.ts';
import { useScrollBack } from '../hooks/use-scroll-back.ts';
import { ShootListError } from './shoot-list-error.tsx';

interface ShootScreenProps {
  title: string;
  /** The document title, if it differs from `title`. */
  documentTitle?: string;
  subtitle: (shoots: readonly ListedShoot[]) => ReactNode;
  skeleton: ReactNode;
  children: (shoots: readonly ListedShoot[]) => ReactNode;
}

/** A screen for all shoots of the team. Handles loading and errors of the list. */
export function ShootScreen({ subtitle, skeleton, children, ...header }: ShootScreenProps) {
  const { shoots, hasFailed, isRetrying, retry } = useShootList();
  useScrollBack(shoots !== undefined);
  return (
    <>
      <PageHeader
        {...header}
        subtitle={shoots ? subtitle(shoots) : <SubtitleSkeleton isShown={!hasFailed} />}
        action={<AddShootLink />}
      />
      {shoots && children(shoots)}
      {hasFailed && <ShootListError isRetrying={isRetrying} onRetry={retry} />}
      {!shoots && !hasFailed && (
        <>
          <p role="status" className="sr-only">
            Loading shoots…
          </p>
          {skeleton}
        </>
      )}
    </>
  );
}

function SubtitleSkeleton({ isShown }: { isShown: boolean }) {
  return (
    <span className="inline-flex h-[1lh] w-56 items-center">
      {isShown && <Skeleton className="h-3 w-full" />}
    </span>
  );
}

function AddShootLink() {
  return (
    <Button asChild variant="primary" className={addButtonStyles}>
      <Link to="/shoots/new">
        <AddLabel label="Add New Shoot" />
      </Link>
    </Button>
  );
}
