import { SIDEBAR_COOKIE, SIDEBAR_COOKIE_DAYS } from '@lensemble/contract/constants';

const SECONDS_PER_DAY = 86_400;

/** Whether a cookie header says that the sidebar is open; open when it says nothing. */
export function sidebarIsOpen(cookies: string): boolean {
  return !cookies.split('; ').includes(`${SIDEBAR_COOKIE}=false`);
}

/** Whether a key press is Ctrl or Cmd + B. Browsers that fill in a form press keys without a name. */
export function isSidebarKey(
  event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
    readonly key: string | undefined;
  },
): boolean {
  if (event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return false;
  return event.key?.toLowerCase() === 'b';
}

/** The cookie that keeps the choice for seven days (spec, "Layout"). */
export function sidebarCookie(open: boolean): string {
  return `${SIDEBAR_COOKIE}=${open}; Path=/; Max-Age=${SIDEBAR_COOKIE_DAYS * SECONDS_PER_DAY}; SameSite=Lax`;
}
