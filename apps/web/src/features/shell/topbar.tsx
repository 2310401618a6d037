import { shellWords } from '@lensemble/messages/web/shell';
import { Link } from '@tanstack/react-router';
import { Menu, Search } from 'lucide-react';
import { Brand } from '@/components/brand.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { activeTeam } from '@/lib/teams/teams.ts';
import { Bell } from './bell.tsx';
import type { ShellData } from './shell-data.ts';

interface TopbarProps {
  data: ShellData;
  menuId: string;
  isMenuOpen: boolean;
  onMenu: () => void;
  onSearch: () => void;
}

export function Topbar({ data, menuId, isMenuOpen, onMenu, onSearch }: TopbarProps) {
  return (
    <header className="sticky top-0 z-15 flex h-topbar items-center gap-1 border-line border-b bg-veil px-1.5 backdrop-blur-lg md:hidden">
      <Button
        variant="ghost"
        size="icon"
        aria-label={shellWords('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        aria-controls={menuId}
        onClick={onMenu}
      >
        <Menu className="size-5" />
      </Button>
      <Link
        to="/"
        aria-label="Lensemble"
        className="inline-flex min-h-target items-center tight:hidden"
      >
        <Brand />
      </Link>
      <span dir="auto" className="min-w-0 flex-1 truncate pl-1 text-ink-3 text-sm">
        {activeTeam(data.teams)?.name}
      </span>
      <Button variant="ghost" size="icon" aria-label={shellWords('search')} onClick={onSearch}>
        <Search className="size-5" />
      </Button>
      <Bell isPhone />
      <Link
        to="/profile"
        aria-label={shellWords('profileOf', { name: data.name })}
        className="grid size-target place-items-center"
      >
        <Avatar name={data.name} src={data.avatarUrl} />
      </Link>
    </header>
  );
}
