import type { CreditedPerson, Credits } from '@lensemble/contract/credits';
import { sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { c, IN_ORDER, k, NAME, NOT_NAMED, PARTICIPANTS } from '../../db/participants.ts';
import { costumes, locations } from '../../db/schema/catalogue.ts';
import { shootParticipantCostumes as w } from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { jsonObject, prebuilt, selectList } from '../../db/select.ts';
import { isPlace, l, s } from '../../db/shoots-and-places.ts';

const CHARACTERS = sql`(
  select coalesce(json_agg(${costumes.characterName} order by ${w.position}, ${w.costumeId}), '[]')
  from ${w} join ${costumes} on ${costumes.teamId} = ${w.teamId} and ${costumes.id} = ${w.costumeId}
  where ${w.teamId} = ${k.teamId} and ${w.shootId} = ${k.shootId} and ${w.participantId} = ${k.id})`;

const PERSON = jsonObject<CreditedPerson>({
  participantId: k.id,
  personnelId: k.personnelId,
  name: NAME,
  avatarUrl: c.avatarUrl,
  role: k.role,
  characters: CHARACTERS,
  instagram: c.instagram,
  tiktok: c.tiktok,
  bluesky: c.bluesky,
  website: c.website,
  notNamed: NOT_NAMED,
});

const COLUMNS = prebuilt(
  selectList<Credits>({
    title: s.title,
    locationName: l.name,
    people: sql`(
      select coalesce(json_agg(${PERSON} order by ${IN_ORDER}), '[]') from ${PARTICIPANTS}
      where ${k.teamId} = ${s.teamId} and ${k.shootId} = ${s.id})`,
  }),
);

/** Undefined if there is no such shoot. */
export async function findCredits(
  orm: Orm,
  { teamId }: TeamScope,
  shootId: string,
): Promise<Credits | undefined> {
  const { rows } = await orm.execute<Credits & Record<string, unknown>>(sql`
    select ${COLUMNS} from ${shoots} ${s} left join ${locations} ${l} on ${isPlace}
    where ${s.teamId} = ${teamId} and ${s.id} = ${shootId}`);
  return rows[0];
}
