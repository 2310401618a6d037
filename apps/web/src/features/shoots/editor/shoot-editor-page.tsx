import { useQuery } from '@tanstack/react-query';
import { getShootQuery } from '@/features/shoots/api/get-shoot.ts';
import { ApiError } from '@/lib/api.ts';
import { hasUnsaved } from '@/lib/session-end.ts';
import { EditorSkeleton } from './components/editor-skeleton.tsx';
import { LoadError } from './components/load-error.tsx';
import { ShootEditor } from './components/shoot-editor.tsx';
import { ShootNotFound } from './components/shoot-not-found.tsx';

/** Younger than this counts as just read, e.g. by the route that led here. */
const FRESH_MS = 5_000;

/** The editor of a stored shoot: at once as it was last seen, brought up to date behind it. */
export function ShootEditorPage({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...getShootQuery(id),
    // Other data never goes stale; editing has to start from the newest version.
    staleTime: FRESH_MS,
  });
  const isGone = error instanceof ApiError && error.status === 404;
  // What was typed over a shoot that somebody has deleted meanwhile stays: saving finds out, and offers to make it again.
  if (isGone && !(data && hasUnsaved())) return <ShootNotFound />;
  if (data) return <ShootEditor key={id} shoot={data} />;
  if (!error) return <EditorSkeleton />;
  return <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />;
}
