import { type Column, isNull, type SQL, sql } from 'drizzle-orm';
import type { TeamScope } from '../../../access/scope.ts';
import { locations } from '../../../db/schema/catalogue.ts';
import { shootParticipants, shootReferences } from '../../../db/schema/shoot-links.ts';
import { isPlace, l, s } from '../../../db/shoots-and-places.ts';
import { OWN_COLUMNS } from './shoot-row.ts';

/** The first picture (r) and the number of participants (p) of a card. */
const CARD_COLUMNS = sql`r.url as "firstReferenceUrl", p.count as "participantCount"`;

/** The cards of a team, or one. `source` is the table of shoots or rows of it. */
export function selectShoots(
  { teamId }: TeamScope,
  source: SQL,
  shootId?: string,
  columns = OWN_COLUMNS,
): SQL {
  const ofShoot = (links: { readonly teamId: Column; readonly shootId: Column }) =>
    sql`${links.teamId} = ${teamId} and ${links.shootId} = ${s.id}`;
  const { position, createdAt, id, url, deletedAt } = shootReferences;
  // Lateral, so that a window of the list reads only what belongs to its shoots, whatever the statistics say.
  return sql`
    select ${columns}, ${CARD_COLUMNS} from ${source} ${s}
    left join ${locations} ${l} on ${isPlace}
    left join lateral (
      select ${url} from ${shootReferences} where ${ofShoot(shootReferences)} and ${isNull(deletedAt)}
      order by ${position}, ${createdAt}, ${id} limit 1
    ) r on true
    cross join lateral (
      select count(*)::int as count from ${shootParticipants} where ${ofShoot(shootParticipants)}
    ) p
    where ${s.teamId} = ${teamId} ${shootId ? sql`and ${s.id} = ${shootId}` : sql``}`;
}
