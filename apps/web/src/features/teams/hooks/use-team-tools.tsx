import type { Team } from '@lensemble/contract/teams';
import { type ReactNode, useState } from 'react';
import { useUnsavedGate } from '@/components/forms/unsaved-gate.tsx';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { useSwitchTeam } from '../api/switch-team.ts';
import type { TeamDialogKind } from '../components/team-dialog.tsx';
import { useFollowTeam } from './use-follow-team.ts';

const TeamDialog = lazyDialog(() => import('../components/team-dialog.tsx'));

export interface TeamTools {
  /** Asks first if there are unsaved changes. */
  readonly switchTo: (team: Team) => void;
  readonly createTeam: () => void;
  readonly joinTeam: () => void;
}

/** The actions of the team switcher, and their dialogs. Use it once, because it also follows the active team. */
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
