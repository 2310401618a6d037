import { type Column, isNull, type SQL, sql } from 'drizzle-orm';
import type { TeamScope } from '../../../access/scope.ts';
import { locations } from '../../../db/schema/catalogue.ts';
import { shootParticipants, shootReferences } from '../../../db/schema/shoot-links.ts';
import { isPlace, l, s } from '../../../db/shoots-and-places.ts';
import { OWN_COLUMNS } from './shoot-row.ts';

/** The first picture (r) and the number of participants (p) of a card. */
const CARD_COLUMNS = sql`r.url as "firstReferenceUrl", coalesce(p.count, 0) as "participantCount"`;

/** The cards of a team, or one. `source` is the table of shoots or rows of it. */
export function selectShoots(
  { teamId }: TeamScope,
  source: SQL,
  shootId?: string,
  columns = OWN_COLUMNS,
): SQL {
  const linked = (links: { readonly teamId: Column; readonly shootId: Column }) =>
    sql`${links.teamId} = ${teamId} ${shootId ? sql`and ${links.shootId} = ${shootId}` : sql``}`;
  const { position, createdAt, id, url, deletedAt } = shootReferences;
  return sql`
    select ${columns}, ${CARD_COLUMNS} from ${source} ${s}
    left join ${locations} ${l} on ${isPlace}
    left join (
      select distinct on (${shootReferences.shootId}) ${shootReferences.shootId}, ${url} from ${shootReferences}
      where ${linked(shootReferences)} and ${isNull(deletedAt)}
      order by ${shootReferences.shootId}, ${position}, ${createdAt}, ${id}
    ) r on r.shoot_id = ${s.id}
    left join (
      select ${shootParticipants.shootId}, count(*)::int as count from ${shootParticipants}
      where ${linked(shootParticipants)} group by ${shootParticipants.shootId}
    ) p on p.shoot_id = ${s.id}
    where ${s.teamId} = ${teamId} ${shootId ? sql`and ${s.id} = ${shootId}` : sql``}`;
}
