import { LISTED_NAME_MAX, NAMES_WINDOW } from '@lensemble/contract/constants';
import { type LinkedNames, listLinkedNames } from '@lensemble/contract/linked-names';
import type { WindowStart } from '@lensemble/contract/shoots';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { c, IN_ORDER, NAME, PARTICIPANTS, k as participants } from '../../db/participants.ts';
import { plannedEachTime } from '../../db/planned-each-time.ts';
import { costumes } from '../../db/schema/catalogue.ts';
import { shootCostumes } from '../../db/schema/shoot-links.ts';
import { type FieldsOf, jsonObject } from '../../db/select.ts';
import { cut, shootsAfter } from '../../db/shoot-windows.ts';
import { s } from '../../db/shoots-and-places.ts';
import type { ListPart } from '../../http/lists/answers.ts';
import { windowOf } from '../../http/lists/shoot-windows.ts';

type List = 'people' | 'costumes';

interface NamesRow extends Record<string, unknown>, Readonly<Record<'id' | 'createdAt', string>> {
  readonly people: LinkedNames['people'] | null;
  readonly costumes: LinkedNames['costumes'] | null;
}

const i = alias(costumes, 'i');
const link = alias(shootCostumes, 'k');

/** The names of the people and costumes of the team's newest shoots, or of the next ones after a place in the list. */
export async function findLinkedNames(
  orm: Orm,
  { teamId }: TeamScope,
  after: WindowStart | undefined,
): Promise<ListPart> {
  // Materialized, because the planner expects one shoot of a team that has just grown, and would make the list for each.
  const { rows } = await orm.execute<NamesRow>(sql`${plannedEachTime}
    with shown as materialized ${shootsAfter(teamId, after, NAMES_WINDOW + 1)},
      people as materialized (${peopleOf(teamId)}),
      costumes as materialized (${costumesOf(teamId)})
    select ${s.id}, ${s.createdAt} as "createdAt", people.list as people, costumes.list as costumes
    from shown ${s}
    left join people on people.shoot_id = ${s.id}
    left join costumes on costumes.shoot_id = ${s.id}
    order by ${s.createdAt} desc, ${s.id}`);
  return windowOf(listLinkedNames.path, rows, NAMES_WINDOW, toLinkedNames);
}

const peopleOf = (teamId: string) =>
  listOf<'people'>(
    teamId,
    participants,
    {
      personnelId: participants.personnelId,
      userId: c.userId,
      name: cut(NAME, LISTED_NAME_MAX),
    },
    { from: PARTICIPANTS, order: IN_ORDER },
  );

const costumesOf = (teamId: string) =>
  listOf<'costumes'>(
    teamId,
    link,
    { id: i.id, characterName: cut(i.characterName, LISTED_NAME_MAX) },
    {
      from: sql`${shootCostumes} ${link} join ${costumes} ${i}
        on ${i.teamId} = ${link.teamId} and ${i.id} = ${link.costumeId}`,
      order: sql`${link.position}, ${i.id}`,
    },
  );

function listOf<Name extends List>(
  teamId: string,
  of: Readonly<Record<'teamId' | 'shootId', Column>>,
  fields: FieldsOf<LinkedNames[Name][number]>,
  { from, order }: Readonly<Record<'from' | 'order', SQL>>,
): SQL {
  return sql`select ${of.shootId}, json_agg(${jsonObject(fields)} order by ${order}) as list
    from ${from} where ${of.teamId} = ${teamId} and ${of.shootId} in (select id from shown)
    group by ${of.shootId}`;
}

const toLinkedNames = ({ id, people, costumes }: NamesRow): LinkedNames => ({
  id,
  people: people ?? [],
  costumes: costumes ?? [],
});
