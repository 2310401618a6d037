import type { Role } from '@lensemble/contract/permissions';
import type { Pool } from 'pg';
import { grantScope } from './grant.ts';
import type { TeamScope } from './scope.ts';
import type { SignedIn } from './session.ts';

/** What one session lets one do. `scope` is missing while no team is active, or where one is not in the team asked for. */
export interface Standing {
  readonly me: SignedIn;
  readonly scope: TeamScope | undefined;
  /** Whether the address is known to be theirs. */
  readonly isConfirmed: boolean;
  /** Whether the session was last prolonged more than a day ago. */
  readonly isDue: boolean;
}

interface Row {
  readonly user_id: string;
  readonly email: string;
  readonly name: string;
  readonly email_verified: boolean;
  readonly is_due: boolean;
  readonly team_id: string | null;
  readonly role: Role;
  readonly revision: string;
}

/**
 * Every signed-in request runs this one statement, and a list that did not change runs nothing else. Sub-selects rather
 * than joins: they are planned a quarter faster, and planning is most of it. An active team implies a membership.
 */
const LOOKUP = `
  select s.user_id, u.email, u.name, u.email_verified, s.updated_at < now() - interval '1 day' as is_due, a.team_id,
         (select role from team_members m where m.team_id = a.team_id and m.user_id = a.user_id) as role,
         (select revision from teams t where t.id = a.team_id) as revision
  from sessions s
  join users u on u.id = s.user_id
  left join active_teams a on a.user_id = s.user_id
  where s.token = $1 and s.expires_at > now()`;

/** The same for one team, whether it is active or not. */
const LOOKUP_IN_TEAM = LOOKUP.replace(
  'left join active_teams a on a.user_id = s.user_id',
  'left join team_members a on a.user_id = s.user_id and a.team_id = $2',
);

/** Reads who holds a session and in which team they work now; undefined when the session is over. */
export async function lookUp(pool: Pool, token: string): Promise<Standing | undefined> {
  const { rows } = await pool.query<Row>(LOOKUP, [token]);
  return standingOf(rows[0]);
}

/** Reads who holds a session and what they are in a team; `scope` is missing where they are no member. */
export async function lookUpInTeam(
  pool: Pool,
  token: string,
  teamId: string,
): Promise<Standing | undefined> {
  const { rows } = await pool.query<Row>(LOOKUP_IN_TEAM, [token, teamId]);
  return standingOf(rows[0]);
}

function standingOf(row: Row | undefined): Standing | undefined {
  if (!row) return undefined;
  const me = { userId: row.user_id, email: row.email, name: row.name };
  return { me, scope: scopeOf(row), isConfirmed: row.email_verified, isDue: row.is_due };
}

function scopeOf(row: Row): TeamScope | undefined {
  if (row.team_id === null) return undefined;
  const revision = Number(row.revision);
  return grantScope({ teamId: row.team_id, userId: row.user_id, role: row.role, revision });
}
