import { randomUUID } from 'node:crypto';
import type { ShootResources } from '@lensemble/contract/shoot-resources';
import { and, asc, type Column, eq, sql } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import type { TeamScope } from '../../access/scope.ts';
import { brokenConstraint } from '../../db/constraint.ts';
import type { Orm } from '../../db/orm.ts';
import { personnel } from '../../db/schema/catalogue.ts';
import {
  shootCostumes,
  shootEquipment,
  shootParticipantCostumes,
  shootParticipants,
  shootProps,
} from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { bare, bareList, isAnyOf, jsonRows } from '../../db/select.ts';
import { writeToShoot } from '../../db/shoot-quotas.ts';
import { invalid } from '../../http/errors/http-error.ts';
import type { Quotas } from '../../start/settings/quotas.ts';
import { type ParticipantEntry, wishedParticipants } from './participants.ts';

type Versions = readonly number[] | undefined;

export interface Target extends Pick<TeamScope, 'teamId'> {
  readonly shootId: string;
}

/**
 * Replaces the given lists of a shoot. Concurrent saves wait at the shoot's row.
 * @returns the result of `read` after the change; undefined if there is no shoot with one of the versions
 * @throws QuotaError
 * @throws HttpError 422 for an id that the team does not have, or a worn costume that is not on the shoot
 */
export function replaceLinks<T>(
  orm: Orm,
  scope: TeamScope,
  shootId: string,
  versions: Versions,
  resources: ShootResources,
  quotas: Quotas,
  read: (tx: Orm) => Promise<T>,
): Promise<T | undefined> {
  const target: Target = { teamId: scope.teamId, shootId };
  return writeToShoot(orm, scope, quotas, async (tx, keep) => {
    if (!(await raiseVersion(tx, target, versions))) return undefined;
    await keep(shootId, () => replaceLists(tx, target, resources));
    return read(tx);
  }).catch((error: unknown) => refuse(error, resources));
}

/** Links a new shoot in the caller's transaction, which checks the quotas. @throws HttpError 422 as above */
export const linkNew = (tx: Orm, target: Target, resources: ShootResources): Promise<void> =>
  replaceLists(tx, target, resources).catch((error: unknown) => refuse(error, resources));

async function replaceLists(tx: Orm, target: Target, resources: ShootResources): Promise<void> {
  const { costumeIds, propIds, participants, personnelIds } = resources;
  if (costumeIds) await replaceItems(tx, target, costumeLinks, costumeIds);
  if (propIds) await replaceItems(tx, target, propLinks, propIds);
  await replaceEquipment(tx, target, resources);
  if (participants ?? personnelIds) await replaceParticipants(tx, target, resources);
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

interface Links {
  readonly table: PgTable & Readonly<Record<'teamId' | 'shootId' | 'position', Column>>;
  readonly item: Column;
}

const costumeLinks: Links = { table: shootCostumes, item: shootCostumes.costumeId };
const propLinks: Links = { table: shootProps, item: shootProps.propId };
const equipmentLinks: Links = { table: shootEquipment, item: shootEquipment.equipmentId };

/** Links exactly these items, in this order. Other columns of existing links stay. */
async function replaceItems(
  tx: Orm,
  { teamId, shootId }: Target,
  { table, item }: Links,
  ids: readonly string[],
): Promise<void> {
  const wished = sql`${sql.param(ids)}::uuid[]`;
  await tx.execute(sql`
    with gone as (
      delete from ${table}
      where ${table.teamId} = ${teamId} and ${table.shootId} = ${shootId} and ${item} <> all(${wished})
    )
    insert into ${table} (${bareList([table.teamId, table.shootId, item, table.position])})
    select ${teamId}, ${shootId}, id, position - 1 from unnest(${wished}) with ordinality as w (id, position)
    on conflict (${bareList([table.shootId, item])}) do update
      set ${bare(table.position)} = excluded.${bare(table.position)}`);
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
  const counts = [...quantities].map(([id, quantity]) => ({ id, quantity }));
  const k = shootEquipment;
  await tx.execute(sql`
    update ${k} set ${bare(k.quantity)} = w.quantity
    from ${jsonRows(counts, { id: k.equipmentId, quantity: k.quantity })} as w
    where ${k.teamId} = ${teamId} and ${k.shootId} = ${shootId} and ${k.equipmentId} = w.id`);
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
  // The rows change one after another, and no two may be the contact in between.
  if (contactOf(current) !== contactOf(wished)) {
    await tx.update(shootParticipants).set({ dayContact: null }).where(ofShoot);
  }
  if (wished.length > 0) await storeParticipants(tx, target, wished);
  await replaceWorn(tx, target, wished);
}

const contactOf = (people: readonly ParticipantEntry[]) =>
  people.find(({ dayContact }) => dayContact !== null)?.id;

type StoredParticipant = ParticipantEntry & { readonly costumeIds?: readonly string[] | undefined };

type OwnColumn = Exclude<
  keyof typeof shootParticipants.$inferSelect,
  'teamId' | 'shootId' | 'position' | 'createdAt' | 'notNamed'
>;

/** A field of the contract without a column, and a column without a field, do not compile. Only the guest changes `notNamed`. */
const stored: Readonly<Record<keyof ParticipantEntry | OwnColumn, Column>> = {
  id: shootParticipants.id,
  personnelId: shootParticipants.personnelId,
  name: shootParticipants.name,
  role: shootParticipants.role,
  email: shootParticipants.email,
  dayContact: shootParticipants.dayContact,
  callTime: shootParticipants.callTime,
};
const c = alias(personnel, 'c');

/** A crew member without a name gets the name from the crew list. */
async function storeParticipants(
  tx: Orm,
  { teamId, shootId }: Target,
  wished: readonly Readonly<Record<keyof typeof stored, unknown>>[],
): Promise<void> {
  const { id, personnelId: _, ...changing } = stored;
  const position = shootParticipants.position;
  const target = [shootParticipants.teamId, shootParticipants.shootId, position];
  const values = Object.entries(stored).map(([field, column]) =>
    column === stored.name ? sql`coalesce(w.name, ${c.name}, '')` : sql`w.${sql.identifier(field)}`,
  );
  const changes = [...Object.values(changing), position].map(
    (column) => sql`${bare(column)} = excluded.${bare(column)}`,
  );
  await tx.execute(sql`
    insert into ${shootParticipants} (${bareList([...target, ...Object.values(stored)])})
    select ${teamId}, ${shootId}, w.ordinality - 1, ${sql.join(values, sql`, `)}
    from ${jsonRows(wished, stored)} with ordinality as w
    left join ${personnel} ${c} on ${c.teamId} = ${teamId} and ${c.id} = w."personnelId"
    on conflict (${bare(id)}) do update set ${sql.join(changes, sql`, `)}`);
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
  const w = shootParticipantCostumes;
  const columns = { id: w.participantId, costumeId: w.costumeId, position: w.position };
  await tx.execute(sql`
    insert into ${w} (${bareList([w.teamId, w.shootId, ...Object.values(columns)])})
    select ${teamId}, ${shootId}, w.* from ${jsonRows(worn, columns)} as w`);
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
