import { id } from '@lensemble/contract/fields';
import type { Page } from '@lensemble/contract/pages';
import { pages } from '@lensemble/contract/pages';
import { statusFromSlug } from '@lensemble/contract/shoot-status';
import { matchPath } from '../path-pattern.ts';

/** What may stand for a `:name` part of a page. */
const isPart: Readonly<Record<string, (part: string) => boolean>> = {
  '/shoots/:id': (part) => id.safeParse(part).success,
  '/status/:status': (part) => statusFromSlug(part) !== undefined,
};

interface Opened {
  readonly page: Page;
  /** What stands for its `:name` parts. */
  readonly parts: readonly string[];
}

/** The page that an address opens; undefined for an address of nothing. */
export function pageAt(path: string): Opened | undefined {
  for (const page of pages) {
    const parts = matchPath(page, path);
    if (parts?.every((part) => isPart[page]?.(part))) return { page, parts };
  }
  return undefined;
}

const LIST_PAGES: ReadonlySet<Page> = new Set(['/', '/shoots', '/calendar', '/status/:status']);
/** A catalogue's page and the list on it are called alike. */
const CATALOGUE_PAGES: ReadonlySet<Page> = new Set([
  '/personnel',
  '/equipment',
  '/locations',
  '/props',
  '/costumes',
]);

/** The calls that a page makes as soon as it runs: the browser may start them with the page itself. */
export function callsOf(path: string): string[] {
  const { page, parts } = pageAt(path) ?? {};
  if (page === undefined) return [];
  if (LIST_PAGES.has(page)) return ['/api/shoots'];
  if (CATALOGUE_PAGES.has(page)) return [`/api${page}`];
  if (page === '/map') return ['/api/map/shoots', '/api/map-config'];
  return page === '/shoots/:id' ? [`/api/shoots/${parts?.[0]}`] : [];
}
