import { Link } from '@tanstack/react-router';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { cn } from '@/lib/cn.ts';
import { useSidebar } from './sidebar-context.ts';

interface ProfileLinkProps {
  name: string;
  email: string;
  avatarUrl: string | null;
}

export function ProfileLink({ name, email, avatarUrl }: ProfileLinkProps) {
  const { collapsed, closeDrawer } = useSidebar();
  return (
    <Tooltip label={name} side="right" delay={0} disabled={!collapsed}>
      <Link
        to="/profile"
        onClick={closeDrawer}
        className={cn(
          'flex min-w-0 items-center gap-2.5 rounded-md p-2 transition-colors hover:bg-hover aria-[current=page]:bg-press',
          collapsed && 'size-9 justify-center p-0',
        )}
      >
        <Avatar name={name} src={avatarUrl} />
        <span className={collapsed ? 'sr-only' : 'grid min-w-0'}>
          <b className="truncate font-semibold leading-snug">{name}</b>{' '}
          <small className="truncate text-ink-3 text-xs">{email}</small>
        </span>
      </Link>
    </Tooltip>
  );
}
