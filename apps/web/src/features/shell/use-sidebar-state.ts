import { MOBILE_BREAKPOINT_PX } from '@lensemble/contract/constants';
import { useEffect, useState } from 'react';
import { isSidebarKey, sidebarCookie, sidebarIsOpen } from '@/lib/sidebar-state.ts';

/** Drawn where the styles draw it (`md`), which moves with the reader's own size of text. */
function phone(): MediaQueryList {
  return window.matchMedia(`(width < ${MOBILE_BREAKPOINT_PX / 16}rem)`);
}

/** Open or collapsed on a desk (kept in a cookie), open or closed as a drawer on phones; Ctrl or Cmd + B toggles. */
export function useSidebarState() {
  const [open, setOpen] = useState(() => sidebarIsOpen(document.cookie));
  const [drawerOpen, setDrawerOpen] = useState(false);

  const toggle = () => {
    if (phone().matches) return setDrawerOpen((shown) => !shown);
    setOpen(!open);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = sidebarCookie(!open);
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSidebarKey(event)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  // A phone that is turned can become wide: its drawer would stay in front, unseen and in the way.
  useEffect(() => {
    const query = phone();
    const closeOnDesk = () => query.matches || setDrawerOpen(false);
    query.addEventListener('change', closeOnDesk);
    return () => query.removeEventListener('change', closeOnDesk);
  }, []);

  return { open, drawerOpen, setDrawerOpen, toggle };
}
