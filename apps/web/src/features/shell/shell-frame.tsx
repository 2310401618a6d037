import type { CSSProperties, ReactNode } from 'react';

interface ShellFrameProps {
  /** Whether the sidebar is expanded. */
  isOpen: boolean;
  before?: ReactNode;
  sidebar: ReactNode;
  drawer?: ReactNode;
  top: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}

/**
 * Where the parts of the shell are. The build renders it too, for the first paint. `--side` is the width of the
 * sidebar, for bars that are fixed beside it.
 */
export function ShellFrame({
  isOpen,
  before,
  sidebar,
  drawer,
  top,
  after,
  children,
}: ShellFrameProps) {
  const side = isOpen ? 'var(--spacing-sidebar)' : 'var(--spacing-sidebar-icon)';
  return (
    <div
      style={{ '--desk-side': side } as CSSProperties}
      className="min-h-dvh print:min-h-0 [--side:0px] md:grid md:grid-cols-[var(--side)_minmax(0,1fr)] md:transition-[grid-template-columns] md:duration-(--base) md:[--side:var(--desk-side)]"
    >
      {before}
      <aside className="sticky top-0 h-dvh overflow-hidden border-line border-r max-md:hidden">
        {sidebar}
      </aside>
      {drawer}
      <div className="min-w-0">
        {top}
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full min-w-0 max-w-[90rem] px-4 pt-5 pb-16 outline-none md:px-8 md:pt-6"
        >
          {children}
        </main>
      </div>
      {after}
    </div>
  );
}
