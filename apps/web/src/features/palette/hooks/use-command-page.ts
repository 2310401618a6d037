import { may } from '@lensemble/contract/permissions';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { paths } from '@/config/paths.ts';
import type { CommandPage, PaletteLayer } from '@/features/palette/lib/command.ts';
import { useItemDialogs } from '@/lib/catalogues/item-dialogs.ts';
import { setTheme, useTheme } from '@/lib/shell/theme.ts';
import { teamsQuery } from '@/lib/teams/teams.ts';

/** What the commands use of the page that is shown. */
export function useCommandPage(show: (layer: PaletteLayer) => void): CommandPage {
  const navigate = useNavigate();
  const dialogs = useItemDialogs();
  const theme = useTheme();
  const { data: teams } = useQuery(teamsQuery);
  const role = teams?.find(({ isActive }) => isActive)?.role;
  const mayInvite = role !== undefined && may(role, 'readInviteCode');
  return useMemo(
    () => ({
      go: (href) => void navigate({ href }),
      newShoot: (title) => void navigate({ to: paths.newShoot.path, search: { title } }),
      create: (kind) => dialogs.create(kind),
      show,
      switchTheme: () => setTheme(theme === 'dark' ? 'light' : 'dark'),
      mayInvite,
    }),
    [navigate, dialogs, show, theme, mayInvite],
  );
}
