import type { Team } from '@lensemble/contract/teams';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TeamMenu } from './team-menu.tsx';

const { navigate, items, part } = vi.hoisted(() => {
  const items: { onSelect: () => void }[] = [];
  return {
    navigate: vi.fn(),
    items,
    part: ({ children }: { children?: ReactElement }) => <>{children}</>,
  };
});
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate }));
vi.mock('./sidebar-context.ts', () => ({ useSidebar: () => ({ closeDrawer: () => {} }) }));
vi.mock('@/components/ui/dropdown-menu.tsx', () => ({
  DropdownMenuContent: part,
  DropdownMenuItem: (props: { onSelect: () => void; children?: ReactElement }) => {
    items.push(props);
    return part(props);
  },
  DropdownMenuLabel: part,
  DropdownMenuRadioGroup: part,
  DropdownMenuRadioItem: part,
  DropdownMenuSeparator: part,
}));

const menuOf = (role: Team['role']) => {
  items.length = 0;
  const active = { id: '1', name: 'Nightjar', role, isActive: true, memberCount: 2 } as Team;
  const tools = { switchTo: () => {}, createTeam: () => {}, joinTeam: () => {} };
  return renderToStaticMarkup(<TeamMenu teams={[active]} active={active} tools={tools} />);
};

test('the menu of teams leads those who may invite to where they do', () => {
  expect(menuOf('owner')).toContain('Invite people');
  items[0]!.onSelect();
  expect(navigate).toHaveBeenCalledWith({ to: '/profile', hash: 'teams' });
});

test('those who may not invite are not offered it', () => {
  for (const role of ['admin', 'member'] as const)
    expect(menuOf(role)).not.toContain('Invite people');
});
