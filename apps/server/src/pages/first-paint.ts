import { LOADED_COOKIE, SIDEBAR_COOKIE } from '@lensemble/contract/constants';
import type { Page } from '@lensemble/contract/pages';

/** The HTML that the build made of the shell and of the loading screens. */
export interface FirstPaintMarkup {
  /** By page, with the sidebar expanded and collapsed. Pages outside the shell have none. */
  readonly shells: Readonly<Record<string, readonly [expanded: string, collapsed: string]>>;
  /** By page, or by page and `?view=…`. */
  readonly screens: Readonly<Record<string, string>>;
  /** The page on which visitors sign in or up. */
  readonly visitor: string;
}

const SCREEN = '<!--screen-->';

/**
 * Whether the browser has loaded this build before. It then has the scripts, and to paint twice would take longer than to
 * wait for them.
 */
export const hasLoaded = (cookies: string | undefined, firstScript: string): boolean =>
  (cookies ?? '').split('; ').includes(`${LOADED_COOKIE}=${firstScript}`);

/** All pages of visitors have the frame of the sign-in page or lead to it, except `/auth/callback`. */
export const visitorPaintOf = ({ visitor }: FirstPaintMarkup, page: Page): string =>
  page === '/auth/callback' ? '' : visitor;

/**
 * The first paint of a page, which differs by the view that the address chooses and by the sidebar of the cookies.
 * Another view than those of the build shows the shell alone.
 */
export function firstPaintOf(
  { shells, screens }: FirstPaintMarkup,
  page: Page,
  { url, cookies = '' }: { readonly url: string; readonly cookies: string | undefined },
): string {
  const [expanded, collapsed] = shells[page] ?? ['', ''];
  const isCollapsed = cookies.split('; ').includes(`${SIDEBAR_COOKIE}=false`);
  const [, view] = /[?&]view=([\w-]*)/.exec(url) ?? [];
  const screen = screens[view === undefined ? page : `${page}?view=${view}`] ?? '';
  return (isCollapsed ? collapsed : expanded).replace(SCREEN, () => screen);
}
