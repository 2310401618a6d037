import { createContext, useContext } from 'react';

interface SidebarState {
  /** Whether only icons are shown. Always false in the drawer. */
  readonly collapsed: boolean;
  readonly inDrawer: boolean;
  /** Expands or collapses the sidebar; closes the drawer on phones. */
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
