import { MOBILE_BREAKPOINT_PX } from '@lensemble/contract/constants';
import { useEffect, useState } from 'react';
import { sidebarCookie, sidebarIsOpen } from '@/lib/sidebar-state.ts';

function onPhone(): boolean {
  return window.matchMedia(`(width < ${MOBILE_BREAKPOINT_PX}px)`).matches;
}

/** Open or collapsed on a desk (kept in a cookie), open or closed as a drawer on phones; Ctrl or Cmd + B toggles. */
export function useSidebarState() {
  const [open, setOpen] = useState(() => sidebarIsOpen(document.cookie));
  const [drawerOpen, setDrawerOpen] = useState(false);

  const toggle = () => {
    if (onPhone()) return setDrawerOpen((shown) => !shown);
    setOpen(!open);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = sidebarCookie(!open);
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey)
        return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  return { open, drawerOpen, setDrawerOpen, toggle };
}
