import { sql } from 'drizzle-orm';
import type { TeamScope } from '../access/scope.ts';
import { users } from '../db/schema/auth.ts';
import { personnel } from '../db/schema/catalogue.ts';
import { bare, isAnyOf } from '../db/select.ts';
import type { Deps } from '../deps.ts';
import type { CrewKey } from './people.ts';
import type { Catalogues } from './prepare.ts';

/** The members who have said which crew member they are. Inês has not: the crew list asks her. */
const said: readonly CrewKey[] = ['mira', 'tomas', 'yuki'];

export async function connectMembers(
  orm: Deps['orm'],
  { teamId }: TeamScope,
  { crew }: Catalogues,
): Promise<void> {
  const ids = said.map((key) => crew[key].id);
  await orm.execute(sql`
    update ${personnel} set ${bare(personnel.userId)} = ${users.id} from ${users}
    where ${personnel.teamId} = ${teamId} and ${isAnyOf(personnel.id, ids)} and ${users.email} = ${personnel.email}`);
}
