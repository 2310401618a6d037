import { outwardName } from '@lensemble/contract/outward-name';
import type { Language } from '@lensemble/messages/languages';
import { sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { c, k, NAME, NOT_NAMED, PARTICIPANTS } from '../../db/participants.ts';
import { prebuilt, selectList } from '../../db/select.ts';
import { roleWords } from '../../lib/role-words.ts';

export interface DayContactRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly notNamed: boolean;
  /** Null unless the team lets the call sheet show it. */
  readonly phone: string | null;
}

const COLUMNS = prebuilt(
  selectList<Pick<DayContactRow, 'id' | 'name' | 'role' | 'notNamed' | 'phone'>>({
    id: k.id,
    name: NAME,
    role: k.role,
    notNamed: NOT_NAMED,
    phone: sql`case when ${k.dayContact} = 'phone' then ${c.phone} end`,
  }),
);

/** The day-of contact of a shoot, by the name that people outside of the team may read; undefined without one. */
export async function findDayContact(
  orm: Orm,
  { teamId }: Pick<TeamScope, 'teamId'>,
  shootId: string,
  language: Language,
): Promise<DayContactRow | undefined> {
  const { rows } = await orm.execute<DayContactRow>(sql`
    select ${COLUMNS} from ${PARTICIPANTS}
    where ${k.teamId} = ${teamId} and ${k.shootId} = ${shootId} and ${k.dayContact} is not null`);
  const [contact] = rows;
  if (!contact) return undefined;
  const name = outwardName(contact, [], (role) => roleWords(role, language));
  return { ...contact, name };
}
