import type { Team } from '@lensemble/contract/teams';

/** What the sidebar shows; the route that holds the shell collects it. */
export interface ShellData {
  readonly email: string;
  readonly name: string;
  readonly avatarUrl: string | null;
  readonly teams: readonly Team[];
  readonly teamTools: TeamTools;
  /** How many shoots there are; undefined until some screen has read them. */
  readonly shootCount: number | undefined;
}

/** What the team switcher does. */
export interface TeamTools {
  readonly switchTo: (team: Team) => void;
  readonly createTeam: () => void;
  readonly joinTeam: () => void;
}
