import { shellWords } from '@lensemble/messages/web/shell';
import { type ReactNode, useId, useState } from 'react';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { lazyPart } from '@/lib/shell/lazy-part.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import type { ShellData } from './shell-data.ts';
import { ShellFrame } from './shell-frame.tsx';
import { SidebarContent } from './sidebar-content.tsx';
import { SidebarContext } from './sidebar-context.ts';
import { Topbar } from './topbar.tsx';
import { useSidebarState } from './use-sidebar-state.ts';
import { useSignInAgain } from './use-sign-in-again.tsx';

/** Not part of the first screen, but loaded with it: it cannot be loaded without the server. */
const ServerBanner = lazyPart(() => import('./late-shell.tsx'));
const MobileDrawer = lazyDialog(() => import('./mobile-drawer.tsx'));

interface ShellProps {
  data: ShellData;
  onSearch: () => void;
  children: ReactNode;
}

/** The layout of all screens for signed-in users. */
export function Shell({ data, onSearch, children }: ShellProps) {
  const { open, drawerOpen, setDrawerOpen, toggle } = useSidebarState();
  const signInAgain = useSignInAgain(data.email);
  const closeDrawer = () => setDrawerOpen(false);
  const hasDrawer = useOnceTrue(drawerOpen);
  const menuId = useId();
  return (
    <ShellFrame
      isOpen={open}
      before={
        <>
          <SkipLink />
          <RouteAnnouncer />
        </>
      }
      sidebar={
        <SidebarContext value={{ collapsed: !open, inDrawer: false, toggle, closeDrawer }}>
          <SidebarContent data={data} onSearch={onSearch} />
        </SidebarContext>
      }
      drawer={
        <SidebarContext
          value={{ collapsed: false, inDrawer: true, toggle: closeDrawer, closeDrawer }}
        >
          {hasDrawer && (
            <MobileDrawer id={menuId} open={drawerOpen} onClose={closeDrawer} data={data} />
          )}
        </SidebarContext>
      }
      top={
        <>
          <Topbar
            data={data}
            menuId={menuId}
            isMenuOpen={drawerOpen}
            onMenu={() => setDrawerOpen(true)}
            onSearch={onSearch}
          />
          <ServerBanner />
        </>
      }
      after={signInAgain}
    >
      {children}
    </ShellFrame>
  );
}

/** Keeps the drawer after it was first opened, so that it can be seen closing. */
function useOnceTrue(value: boolean): boolean {
  const [was, setWas] = useState(value);
  if (value && !was) setWas(true);
  return was || value;
}

function SkipLink() {
  return (
    <a
      href="#main"
      className="floating -translate-y-20 fixed top-3 left-3 z-60 px-4 py-2.5 font-semibold focus:translate-y-0"
    >
      {shellWords('skip')}
    </a>
  );
}
