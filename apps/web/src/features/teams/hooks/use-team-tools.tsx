import type { Team } from '@lensemble/contract/teams';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useUnsavedGate } from '@/components/unsaved-gate.tsx';
import { lazyDialog } from '@/lib/lazy-dialog.tsx';
import { useSwitchTeam } from '../api/switch-team.ts';
import type { TeamDialogKind } from '../components/team-dialog.tsx';
import { useFollowTeam } from './use-follow-team.ts';

const TeamDialog = lazyDialog(() => import('../components/team-dialog.tsx'));

export interface TeamTools {
  /** Asks first where something typed would be lost. */
  readonly switchTo: (team: Team) => void;
  readonly createTeam: () => void;
  readonly joinTeam: () => void;
}

/** What the team switcher can do, and the dialogs that it needs, to be rendered once. */
export function useTeamTools(): TeamTools & { dialogs: ReactNode } {
  useFollowTeam();
  const switchTeam = useSwitchTeam();
  const gate = useUnsavedGate();
  const [opened, setOpened] = useState<TeamDialogKind | null>(null);
  return {
    switchTo: async (team) => {
      if (!switchTeam.isPending && (await gate.ask())) switchTeam.mutate(team);
    },
    createTeam: () => setOpened('create'),
    joinTeam: () => setOpened('join'),
    dialogs: (
      <>
        {gate.question}
        {opened && <TeamDialog kind={opened} onClose={() => setOpened(null)} />}
      </>
    ),
  };
}
