import { id } from '@lensemble/contract/fields';
import { cataloguePages, type Page, pages } from '@lensemble/contract/pages';
import { statusFromSlug } from '@lensemble/contract/shoot-status';
import { matchPath } from '../http/path-pattern.ts';

const isPart: Readonly<Record<string, (part: string) => boolean>> = {
  '/shoots/:id': (part) => id.safeParse(part).success,
  '/conventions/:id': (part) => id.safeParse(part).success,
  '/shoots/:id/day': (part) => id.safeParse(part).success,
  '/status/:status': (part) => statusFromSlug(part) !== undefined,
};

interface Opened {
  readonly page: Page;
  readonly parts: readonly string[];
}

export function pageAt(path: string): Opened | undefined {
  for (const page of pages) {
    const parts = matchPath(page, path);
    if (parts?.every((part) => isPart[page]?.(part))) return { page, parts };
  }
  return undefined;
}

const LIST_PAGES: ReadonlySet<Page> = new Set(['/', '/shoots', '/calendar', '/status/:status']);
/** The path of a catalog page equals the path of its list in the API. */
const CATALOGUE_PAGES: ReadonlySet<Page> = new Set(cataloguePages);

/** The API calls that a page makes on load, for preload links. */
export function callsOf(path: string): string[] {
  const { page, parts } = pageAt(path) ?? {};
  if (page === undefined) return [];
  if (LIST_PAGES.has(page)) return ['/api/shoots'];
  if (CATALOGUE_PAGES.has(page)) return [`/api${page}`];
  if (page === '/map') return ['/api/map/shoots', '/api/map-config'];
  if (page === '/activity' || page === '/trash') return [`/api${page}`];
  if (page === '/conventions') return ['/api/conventions'];
  if (page === '/conventions/:id') return [`/api/conventions/${parts?.[0]}`];
  const shoot = `/api/shoots/${parts?.[0]}`;
  if (page === '/shoots/:id/day') return [shoot, `${shoot}/day`];
  return page === '/shoots/:id' ? [shoot] : [];
}
