import { createFileRoute } from '@tanstack/react-router';
import { NewShootPage } from '@/features/shoots/editor/new-shoot-page.tsx';

interface NewShootSearch {
  status?: string | undefined;
  date?: string | undefined;
  time?: string | undefined;
  duration?: string | undefined;
  title?: string | undefined;
  /** The ids of the convention and the location of a shoot that is planned there. */
  convention?: string | undefined;
  location?: string | undefined;
  /** The id of a template to start from. */
  template?: string | undefined;
  /** Opens the list of templates. */
  templates?: 'true' | undefined;
}

/** `?status=planning&date=2026-11-28&time=16:00&duration=90&title=Neo` sets initial values. The editor validates them. */
export const Route = createFileRoute('/_app/shoots/new')({
  validateSearch: (search: Record<string, unknown>): NewShootSearch => ({
    status: typeof search.status === 'string' ? search.status : undefined,
    date: typeof search.date === 'string' ? search.date : undefined,
    time: typeof search.time === 'string' ? search.time : undefined,
    duration: typeof search.duration === 'string' ? search.duration : undefined,
    title: typeof search.title === 'string' ? search.title : undefined,
    convention: typeof search.convention === 'string' ? search.convention : undefined,
    location: typeof search.location === 'string' ? search.location : undefined,
    template: typeof search.template === 'string' ? search.template : undefined,
    templates: search.templates === 'true' ? search.templates : undefined,
  }),
  component: Screen,
});

function Screen() {
  return <NewShootPage {...Route.useSearch()} />;
}
