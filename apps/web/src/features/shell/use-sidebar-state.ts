import { SIDEBAR_COOKIE, SIDEBAR_COOKIE_DAYS } from '@lensemble/contract/constants';
import { useEffect, useState } from 'react';
import { phone } from '@/lib/browser/phone.ts';
import { useOfferedCommand } from '@/lib/shell/offered-commands.ts';

const SECONDS_PER_DAY = 86_400;

/** Whether the sidebar is open according to a cookie string. The default is open. */
export function sidebarIsOpen(cookies: string): boolean {
  return !cookies.split('; ').includes(`${SIDEBAR_COOKIE}=false`);
}

/** Whether a key event is Ctrl or Cmd + B. Autofill dispatches key events without a key. */
export function isSidebarKey(
  event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
    readonly key: string | undefined;
  },
): boolean {
  if (event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return false;
  return event.key?.toLowerCase() === 'b';
}

export function sidebarCookie(open: boolean): string {
  return `${SIDEBAR_COOKIE}=${open}; Path=/; Max-Age=${SIDEBAR_COOKIE_DAYS * SECONDS_PER_DAY}; SameSite=Lax`;
}

/** The state of the sidebar (stored in a cookie) and of the drawer on phones. Ctrl or Cmd + B toggles them. */
export function useSidebarState() {
  const [open, setOpen] = useState(() => sidebarIsOpen(document.cookie));
  const [drawerOpen, setDrawerOpen] = useState(false);

  const toggle = () => {
    if (phone().matches) return setDrawerOpen((shown) => !shown);
    setOpen(!open);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = sidebarCookie(!open);
  };

  useOfferedCommand('toggleSidebar', toggle);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSidebarKey(event)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  // Rotating a phone may cross the breakpoint. The drawer would stay open, hidden, and block the page.
  useEffect(() => {
    const query = phone();
    const closeOnDesk = () => query.matches || setDrawerOpen(false);
    query.addEventListener('change', closeOnDesk);
    return () => query.removeEventListener('change', closeOnDesk);
  }, []);

  return { open, drawerOpen, setDrawerOpen, toggle };
}
