import { createFileRoute } from '@tanstack/react-router';
import { NewShootPage } from '@/features/shoots/editor/new-shoot-page.tsx';

/** `?status=planning&date=2026-11-28` fills in what it names; the editor looks whether it makes sense. */
export const Route = createFileRoute('/_app/shoots/new')({
  validateSearch: (search: Record<string, unknown>): { status?: string; date?: string } => ({
    ...(typeof search.status === 'string' ? { status: search.status } : {}),
    ...(typeof search.date === 'string' ? { date: search.date } : {}),
  }),
  component: Screen,
});

function Screen() {
  return <NewShootPage {...Route.useSearch()} />;
}
