import type { Pool } from 'pg';

/** The active team of a session. */
export interface ActiveTeam {
  readonly teamId: string;
  readonly revision: number;
}

interface Row {
  readonly token: string;
  readonly team_id: string;
  readonly revision: string;
}

const LOOKUP = `
  select s.token, t.id as team_id, t.revision
  from sessions s join active_teams a on a.user_id = s.user_id join teams t on t.id = a.team_id
  where s.token = any($1) and s.expires_at > now()`;

/** The active teams of the sessions that are not over, by token. One statement, whatever their number. */
export async function activeTeamsOf(
  pool: Pool,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, ActiveTeam>> {
  const { rows } = await pool.query<Row>(LOOKUP, [tokens]);
  const entries = rows.map(({ token, team_id: teamId, revision }) => [
    token,
    { teamId, revision: Number(revision) },
  ]);
  return new Map(entries as [string, ActiveTeam][]);
}
