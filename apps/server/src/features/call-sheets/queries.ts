import { sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { c, k, NAME, PARTICIPANTS } from '../../db/participants.ts';
import { prebuilt, selectList } from '../../db/select.ts';

export interface DayContactRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** Null unless the team lets the call sheet show it. */
  readonly phone: string | null;
}

const COLUMNS = prebuilt(
  selectList<Pick<DayContactRow, 'id' | 'name' | 'role' | 'phone'>>({
    id: k.id,
    name: NAME,
    role: k.role,
    phone: sql`case when ${k.dayContact} = 'phone' then ${c.phone} end`,
  }),
);

/** The day-of contact of a shoot; undefined without one. */
export async function findDayContact(
  orm: Orm,
  { teamId }: Pick<TeamScope, 'teamId'>,
  shootId: string,
): Promise<DayContactRow | undefined> {
  const { rows } = await orm.execute<DayContactRow>(sql`
    select ${COLUMNS} from ${PARTICIPANTS}
    where ${k.teamId} = ${teamId} and ${k.shootId} = ${shootId} and ${k.dayContact} is not null`);
  return rows[0];
}
