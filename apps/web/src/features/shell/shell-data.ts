import type { Team } from '@lensemble/contract/teams';

export interface ShellData {
  readonly email: string;
  readonly name: string;
  readonly avatarUrl: string | null;
  readonly teams: readonly Team[];
  readonly teamTools: TeamTools;
  /** Undefined until known. */
  readonly shootCount: number | undefined;
}

export interface TeamTools {
  readonly switchTo: (team: Team) => void;
  readonly createTeam: () => void;
  readonly joinTeam: () => void;
}
