import { randomUUID } from 'node:crypto';
import type { ShootResources } from '@lensemble/contract/shoot-resources';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import { brokenConstraint } from '../../db/constraint.ts';
import type { Orm } from '../../db/orm.ts';
import { writeToTeam } from '../../db/revision.ts';
import { personnel } from '../../db/schema/catalogue.ts';
import {
  shootEquipment,
  shootParticipantCostumes,
  shootParticipants,
} from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { isAnyOf } from '../../db/select.ts';
import { invalid } from '../../http/errors/http-error.ts';
import { type WishedParticipant, wishedParticipants } from './participants.ts';

type Versions = readonly number[] | undefined;

interface Target extends Pick<TeamScope, 'teamId'> {
  readonly shootId: string;
}

/**
 * Replaces the given lists of a shoot. Concurrent saves wait at the shoot's row.
 * @returns the result of `read` after the change; undefined if there is no shoot with one of the versions
 * @throws HttpError 422 for an id that the team does not have, or a worn costume that is not on the shoot
 */
export function replaceLinks<T>(
  orm: Orm,
  scope: TeamScope,
  shootId: string,
  versions: Versions,
  resources: ShootResources,
  read: (tx: Orm) => Promise<T>,
): Promise<T | undefined> {
  const target: Target = { teamId: scope.teamId, shootId };
  const { costumeIds, propIds, participants, personnelIds } = resources;
  return writeToTeam(orm, scope, async (tx) => {
    if (!(await raiseVersion(tx, target, versions))) return undefined;
    if (costumeIds) await replaceItems(tx, target, costumeLinks, costumeIds);
    if (propIds) await replaceItems(tx, target, propLinks, propIds);
    await replaceEquipment(tx, target, resources);
    if (participants ?? personnelIds) await replaceParticipants(tx, target, resources);
    return read(tx);
  }).catch((error: unknown) => refuse(error, resources));
}

async function raiseVersion(
  tx: Orm,
  { teamId, shootId }: Target,
  versions: Versions,
): Promise<boolean> {
  const isShoot = and(
    eq(shoots.teamId, teamId),
    eq(shoots.id, shootId),
    versions && isAnyOf(shoots.version, versions),
  );
  const rows = await tx
    .update(shoots)
    .set({ version: sql`${shoots.version} + 1`, updatedAt: new Date() })
    .where(isShoot)
    .returning({ id: shoots.id });
  return rows.length > 0;
}

const linksOf = (table: string, item: string) => ({
  table: sql.identifier(table),
  item: sql.identifier(item),
});
const costumeLinks = linksOf('shoot_costumes', 'costume_id');
const propLinks = linksOf('shoot_props', 'prop_id');
const equipmentLinks = linksOf('shoot_equipment', 'equipment_id');

/** Links exactly these items, in this order. Other columns of existing links stay. */
async function replaceItems(
  tx: Orm,
  { teamId, shootId }: Target,
  { table, item }: ReturnType<typeof linksOf>,
  ids: readonly string[],
): Promise<void> {
  const wished = sql`${sql.param(ids)}::uuid[]`;
  await tx.execute(sql`
    with gone as (
      delete from ${table} where team_id = ${teamId} and shoot_id = ${shootId} and ${item} <> all(${wished})
    )
    insert into ${table} (team_id, shoot_id, ${item}, position)
    select ${teamId}, ${shootId}, id, position - 1 from unnest(${wished}) with ordinality as w (id, position)
    on conflict (shoot_id, ${item}) do update set position = excluded.position`);
}

/** `equipment` comes first and sets quantities; `equipmentIds` adds the others. */
async function replaceEquipment(
  tx: Orm,
  target: Target,
  { equipment, equipmentIds }: ShootResources,
): Promise<void> {
  if (!equipment && !equipmentIds) return;
  const quantities = new Map<string, number>();
  for (const { equipmentId, quantity } of equipment ?? []) {
    if (!quantities.has(equipmentId)) quantities.set(equipmentId, quantity);
  }
  const ids = new Set([...quantities.keys(), ...(equipmentIds ?? [])]);
  await replaceItems(tx, target, equipmentLinks, [...ids]);
  if (quantities.size > 0) await setQuantities(tx, target, quantities);
}

async function setQuantities(
  tx: Orm,
  { teamId, shootId }: Target,
  quantities: ReadonlyMap<string, number>,
): Promise<void> {
  const [ids, counts] = [[...quantities.keys()], [...quantities.values()]];
  await tx.execute(sql`
    update ${shootEquipment} k set quantity = w.quantity
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(counts)}::int[]) as w (id, quantity)
    where k.team_id = ${teamId} and k.shoot_id = ${shootId} and k.equipment_id = w.id`);
}

async function replaceParticipants(
  tx: Orm,
  target: Target,
  resources: ShootResources,
): Promise<void> {
  const ofShoot = and(
    eq(shootParticipants.teamId, target.teamId),
    eq(shootParticipants.shootId, target.shootId),
  );
  const current = await tx
    .select()
    .from(shootParticipants)
    .where(ofShoot)
    .orderBy(
      asc(shootParticipants.position),
      asc(shootParticipants.createdAt),
      asc(shootParticipants.id),
    );
  const wished = wishedParticipants(current, resources).map(({ id = randomUUID(), ...rest }) => ({
    id,
    ...rest,
  }));
  const kept = wished.map(({ id }) => id);
  const gone = sql`${shootParticipants.id} <> all(${sql.param(kept)}::uuid[])`;
  await tx.delete(shootParticipants).where(and(ofShoot, gone));
  if (wished.length > 0) await storeParticipants(tx, target, wished);
  await replaceWorn(tx, target, wished);
}

type StoredParticipant = WishedParticipant & { readonly id: string };

/** A crew member without a name gets the name from the crew list. */
async function storeParticipants(
  tx: Orm,
  { teamId, shootId }: Target,
  wished: readonly StoredParticipant[],
): Promise<void> {
  await tx.execute(sql`
    insert into ${shootParticipants} (id, team_id, shoot_id, personnel_id, name, role, email, position)
    select w.id, ${teamId}, ${shootId}, w."personnelId", coalesce(w.name, c.name, ''), w.role, w.email,
      w.position - 1
    from rows from (
      json_to_recordset(${JSON.stringify(wished)}::json)
        as (id uuid, "personnelId" uuid, name text, role text, email text)
    ) with ordinality as w (id, "personnelId", name, role, email, position)
    left join ${personnel} c on c.team_id = ${teamId} and c.id = w."personnelId"
    on conflict (id) do update set name = excluded.name, role = excluded.role, email = excluded.email,
      position = excluded.position`);
}

/** Replaces the worn costumes of participants with `costumeIds`. */
async function replaceWorn(
  tx: Orm,
  { teamId, shootId }: Target,
  wished: readonly StoredParticipant[],
): Promise<void> {
  const told = wished.flatMap(({ id, costumeIds }) => (costumeIds ? [{ id, costumeIds }] : []));
  if (told.length === 0) return;
  const isTold = and(
    eq(shootParticipantCostumes.teamId, teamId),
    eq(shootParticipantCostumes.shootId, shootId),
    sql`${shootParticipantCostumes.participantId} = any(${sql.param(told.map(({ id }) => id))}::uuid[])`,
  );
  await tx.delete(shootParticipantCostumes).where(isTold);
  const worn = told.flatMap(({ id, costumeIds }) =>
    costumeIds.map((costumeId, position) => ({ id, costumeId, position })),
  );
  if (worn.length === 0) return;
  await tx.execute(sql`
    insert into ${shootParticipantCostumes} (team_id, shoot_id, participant_id, costume_id, position)
    select ${teamId}, ${shootId}, w.id, w."costumeId", w.position
    from json_to_recordset(${JSON.stringify(worn)}::json)
      as w (id uuid, "costumeId" uuid, position int)`);
}

/** Turns a violated constraint into a refusal at the list that contained the id. */
function refuse(error: unknown, resources: ShootResources): never {
  const unknown = {
    shoot_costumes_item: ['costumeIds', 'One of these costumes was not found'],
    shoot_props_item: ['propIds', 'One of these props was not found'],
    shoot_equipment_item: [
      resources.equipment ? 'equipment' : 'equipmentIds',
      'One of these pieces of equipment was not found',
    ],
    shoot_participants_personnel: [
      resources.participants ? 'participants' : 'personnelIds',
      'One of these crew members was not found',
    ],
    shoot_participant_costumes_costume: [
      'participants',
      'One of these costumes is not on the shoot',
    ],
  } as const;
  const constraint = brokenConstraint(error) ?? '';
  if (!Object.hasOwn(unknown, constraint)) throw error;
  const [field, sentence] = unknown[constraint as keyof typeof unknown];
  throw invalid({ [field]: sentence });
}
