import { shellWords } from '@lensemble/messages/web/shell';
import { Link } from '@tanstack/react-router';
import { PanelLeft, X } from 'lucide-react';
import { Brand } from '@/components/brand.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { paths } from '@/config/paths.ts';
import { isApple } from '@/lib/browser/is-apple.ts';
import { cn } from '@/lib/cn.ts';
import { Bell } from './bell.tsx';
import { NavList } from './nav-list.tsx';
import { resourceEntries, shootEntries, teamEntries } from './navigation.ts';
import { ProfileLink } from './profile-link.tsx';
import { SearchButton } from './search-button.tsx';
import type { ShellData } from './shell-data.ts';
import { useSidebar } from './sidebar-context.ts';
import { SidebarTools } from './sidebar-tools.tsx';
import { TeamSwitcher } from './team-switcher.tsx';

interface SidebarContentProps {
  data: ShellData;
  /** Omitted in the drawer: on phones the top bar has the search button. */
  onSearch?: () => void;
}

/** The content of the sidebar and of the drawer on phones. */
export function SidebarContent({ data, onSearch }: SidebarContentProps) {
  const { collapsed } = useSidebar();
  return (
    <div
      className={cn(
        'flex h-full scroll-pb-32 flex-col overflow-y-auto overflow-x-hidden p-3 pb-0 scrollbar-none',
        collapsed && 'items-center px-1.5',
      )}
    >
      <SidebarTop />
      <TeamSwitcher teams={data.teams} tools={data.teamTools} />
      {onSearch && <SearchButton onSearch={onSearch} />}
      <NavList
        label={shellWords('navigation')}
        entries={shootEntries}
        counts={{ [paths.shoots.path]: data.shootCount }}
      />
      <NavList label={shellWords('resources')} titled entries={resourceEntries} />
      <NavList label={shellWords('ofTeam')} titled entries={teamEntries} />
      {/* Stays in view where the window is too low for all entries. */}
      <div className="sticky bottom-0 mt-auto grid gap-2 bg-surface-0 py-3">
        <SidebarTools />
        <ProfileLink name={data.name} email={data.email} avatarUrl={data.avatarUrl} />
      </div>
    </div>
  );
}

function SidebarTop() {
  const { collapsed, inDrawer, closeDrawer } = useSidebar();
  return (
    <div
      className={cn(
        'flex min-h-9 shrink-0 items-center justify-between pl-2 max-md:min-h-target',
        collapsed && 'flex-col gap-2 pl-0',
      )}
    >
      <Link
        to="/"
        aria-label="Lensemble"
        onClick={closeDrawer}
        className="inline-flex min-h-9 items-center max-md:min-h-target"
      >
        <Brand nameClassName={cn(collapsed && 'hidden')} />
      </Link>
      <div className={cn('flex items-center gap-1', collapsed && 'flex-col gap-2')}>
        {!inDrawer && <Bell />}
        <SidebarToggle />
      </div>
    </div>
  );
}

function SidebarToggle() {
  const { collapsed, inDrawer, toggle } = useSidebar();
  if (inDrawer) {
    return (
      <Button variant="ghost" size="icon-sm" aria-label={shellWords('closeMenu')} onClick={toggle}>
        <X />
      </Button>
    );
  }
  const label = collapsed ? shellWords('expand') : shellWords('collapse');
  return (
    <Tooltip
      label={shellWords('withKeys', { action: label, keys: isApple() ? '⌘ B' : 'Ctrl B' })}
      side="right"
      delay={0}
    >
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={label}
        aria-expanded={!collapsed}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={toggle}
      >
        <PanelLeft />
      </Button>
    </Tooltip>
  );
}
