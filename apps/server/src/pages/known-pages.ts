import type { Page } from '@lensemble/contract/pages';
import { pages } from '@lensemble/contract/pages';

/** The page that an address opens, with what stands for its `:name` parts; undefined for an address of nothing. */
export function pageAt(
  path: string,
): { readonly page: Page; readonly parts: string[] } | undefined {
  const parts = path.split('/');
  const page = pages.find((pattern) => matches(pattern.split('/'), parts));
  return page && { page, parts: parts.filter((_, i) => page.split('/')[i]?.startsWith(':')) };
}

const matches = (pattern: readonly string[], parts: readonly string[]) =>
  pattern.length === parts.length &&
  pattern.every((part, i) => (part.startsWith(':') ? parts[i] !== '' : part === parts[i]));

const LIST_PAGES: ReadonlySet<Page> = new Set(['/', '/shoots', '/calendar', '/status/:status']);
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The calls that a page makes as soon as it runs: the browser may start them with the page itself. */
export function callsOf(path: string): string[] {
  const { page, parts } = pageAt(path) ?? {};
  if (page === undefined) return [];
  if (LIST_PAGES.has(page)) return ['/api/shoots'];
  const [id = ''] = parts ?? [];
  return page === '/shoots/:id' && ID.test(id) ? [`/api/shoots/${id}`] : [];
}
