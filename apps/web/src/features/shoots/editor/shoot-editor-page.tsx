import { useQuery } from '@tanstack/react-query';
import { getShootQuery } from '@/features/shoots/api/get-shoot.ts';
import { isGone } from '@/lib/calls/api.ts';
import { listConventionsQuery } from '@/lib/conventions/list-conventions.ts';
import { hasUnsaved } from '@/lib/session/session-end.ts';
import { EditorSkeleton } from './components/editor-skeleton.tsx';
import { LoadError } from './components/load-error.tsx';
import { ShootEditor } from './components/shoot-editor.tsx';
import { ShootNotFound } from './components/shoot-not-found.tsx';

/** Data younger than this is fresh: the route's loader may just have fetched it. */
const FRESH_MS = 5_000;

/** The editor of a stored shoot. Shows cached data as soon as it is known whether the team has conventions, and refetches it. */
export function ShootEditorPage({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...getShootQuery(id),
    // Other data never becomes stale, but editing must start from the newest version.
    staleTime: FRESH_MS,
  });
  // The editor has a section for conventions, which would move what is below if it came later.
  const conventions = useQuery(listConventionsQuery);
  const isComplete = conventions.isFetched || !conventions.isFetching;
  // Unsaved changes to a deleted shoot stay in the editor: saving then offers to restore it or to create it again.
  if (isGone(error) && !(data && hasUnsaved())) return <ShootNotFound />;
  if (data && isComplete) return <ShootEditor key={id} shoot={data} isDeleted={isGone(error)} />;
  if (!error || data) return <EditorSkeleton />;
  return <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />;
}
