import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { lazyPart } from '@/lib/shell/lazy-part.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import type { ShellData } from './shell-data.ts';
import { SidebarContent } from './sidebar-content.tsx';
import { SidebarContext } from './sidebar-context.ts';
import { Topbar } from './topbar.tsx';
import { useSidebarState } from './use-sidebar-state.ts';
import { useSignInAgain } from './use-sign-in-again.tsx';

/** Not part of the first screen, but loaded with it: it cannot be loaded without the server. */
const ServerBanner = lazyPart(() => import('@/components/errors/server-banner.tsx'));
const MobileDrawer = lazyDialog(() => import('./mobile-drawer.tsx'));

interface ShellProps {
  data: ShellData;
  onSearch: () => void;
  children: ReactNode;
}

/**
 * The layout of all screens for signed-in users. `--side` is the width of the sidebar, for bars that are fixed beside
 * it.
 */
export function Shell({ data, onSearch, children }: ShellProps) {
  const { open, drawerOpen, setDrawerOpen, toggle } = useSidebarState();
  const signInAgain = useSignInAgain(data.email);
  const closeDrawer = () => setDrawerOpen(false);
  const hasDrawer = useOnceTrue(drawerOpen);
  const menuId = useId();
  const side = open ? 'var(--spacing-sidebar)' : 'var(--spacing-sidebar-icon)';
  return (
    <div
      style={{ '--desk-side': side } as CSSProperties}
      className="min-h-dvh [--side:0px] md:grid md:grid-cols-[var(--side)_minmax(0,1fr)] md:transition-[grid-template-columns] md:duration-(--base) md:[--side:var(--desk-side)]"
    >
      <SkipLink />
      <RouteAnnouncer />
      <aside className="sticky top-0 h-dvh overflow-hidden border-line border-r max-md:hidden">
        <SidebarContext value={{ collapsed: !open, inDrawer: false, toggle, closeDrawer }}>
          <SidebarContent data={data} onSearch={onSearch} />
        </SidebarContext>
      </aside>
      <SidebarContext
        value={{ collapsed: false, inDrawer: true, toggle: closeDrawer, closeDrawer }}
      >
        {hasDrawer && (
          <MobileDrawer id={menuId} open={drawerOpen} onClose={closeDrawer} data={data} />
        )}
      </SidebarContext>
      <div className="min-w-0">
        <Topbar
          data={data}
          menuId={menuId}
          isMenuOpen={drawerOpen}
          onMenu={() => setDrawerOpen(true)}
          onSearch={onSearch}
        />
        <ServerBanner />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full min-w-0 max-w-[90rem] px-4 pt-5 pb-16 outline-none md:px-8 md:pt-6"
        >
          {children}
        </main>
      </div>
      {signInAgain}
    </div>
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
      Skip to content
    </a>
  );
}
