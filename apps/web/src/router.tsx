import { createRouter } from '@tanstack/react-router';
import { NotFoundHere } from '@/components/errors/not-found-page.tsx';
import { RouteError } from '@/components/errors/route-error.tsx';
import { parseSearch, stringifySearch } from '@/config/search.ts';
import { routeTree } from './routeTree.gen.ts';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  // As on the server, which answers 404 for other spellings.
  caseSensitive: true,
  parseSearch,
  stringifySearch,
  defaultErrorComponent: RouteError,
  defaultNotFoundComponent: NotFoundHere,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
