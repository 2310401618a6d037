import { SIDEBAR_COOKIE, SIDEBAR_COOKIE_DAYS } from '@lensemble/contract/constants';

const SECONDS_PER_DAY = 86_400;

/** Whether a cookie header says that the sidebar is open; open when it says nothing. */
export function sidebarIsOpen(cookies: string): boolean {
  return !cookies.split('; ').includes(`${SIDEBAR_COOKIE}=false`);
}

/** The cookie that keeps the choice for seven days (spec, "Layout"). */
export function sidebarCookie(open: boolean): string {
  return `${SIDEBAR_COOKIE}=${open}; Path=/; Max-Age=${SIDEBAR_COOKIE_DAYS * SECONDS_PER_DAY}; SameSite=Lax`;
}
