import { createContext, useContext } from 'react';

interface SidebarState {
  /** Icons only. Never in the drawer of phones. */
  readonly collapsed: boolean;
  /** This is the drawer of phones. */
  readonly inDrawer: boolean;
  /** Opens or collapses the sidebar on a desk, the drawer on a phone. */
  readonly toggle: () => void;
  readonly closeDrawer: () => void;
}

export const SidebarContext = createContext<SidebarState>({
  collapsed: false,
  inDrawer: false,
  toggle: () => {},
  closeDrawer: () => {},
});

export function useSidebar(): SidebarState {
  return useContext(SidebarContext);
}
