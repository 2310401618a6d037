import type { Shoot } from '@lensemble/contract/shoots';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/page-header.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useShootList } from '@/features/shoots/hooks/use-shoot-list.ts';
import { useScrollBack } from '@/lib/use-scroll-back.ts';
import { AddShootLink } from './add-shoot-link.tsx';
import { ShootListError } from './shoot-list-error.tsx';

interface ShootScreenProps {
  title: string;
  /** What the document is called, if not by the title. */
  documentTitle?: string;
  /** The line below the title. */
  subtitle: (shoots: readonly Shoot[]) => ReactNode;
  /** In the layout of what is loading. */
  skeleton: ReactNode;
  children: (shoots: readonly Shoot[]) => ReactNode;
}

/** A screen about all shoots of the team: its header, and the list or what there is instead of it. */
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
