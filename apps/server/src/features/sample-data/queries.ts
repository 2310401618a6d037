import type { SampleKind } from '@lensemble/contract/sample-data';
import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { checkCatalogue, checkShoots } from '../../db/quotas.ts';
import { raiseTeamRevision, inTransaction as transaction } from '../../db/revision.ts';
import { awayDays } from '../../db/schema/away.ts';
import {
  costumes,
  equipment,
  kits,
  locations,
  personnel,
  props,
} from '../../db/schema/catalogue.ts';
import { comments } from '../../db/schema/comments.ts';
import { conventions } from '../../db/schema/conventions.ts';
import { datePolls } from '../../db/schema/date-polls.ts';
import { kitEquipment } from '../../db/schema/kit-equipment.ts';
import { sampleRecords } from '../../db/schema/sample-records.ts';
import {
  shootCostumes,
  shootEquipment,
  shootKits,
  shootParticipants,
  shootProps,
  shootReferences,
} from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { appliedOperations } from '../../db/schema/shots.ts';
import { teams } from '../../db/schema/teams.ts';
import { shootTemplates } from '../../db/schema/templates.ts';
import { toldPlans } from '../../db/schema/told-plans.ts';
import { isAnyOf } from '../../db/select.ts';
import { checkShoot } from '../../db/shoot-quotas.ts';
import { placeUses } from '../../db/shoots-and-places.ts';
import type { Quotas } from '../../start/settings/quotas.ts';

type OfTeam = Pick<TeamScope, 'teamId'>;

export const inTransaction = transaction;

/** Locks the team, so that of two requests one fills it. Call it before anything that another transaction could lock. */
export async function lockTeam(tx: Orm, { teamId }: OfTeam): Promise<void> {
  await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('no key update');
}

export async function hasSamples(orm: Orm, { teamId }: OfTeam): Promise<boolean> {
  const isOfTeam = eq(sampleRecords.teamId, teamId);
  return (await orm.select({}).from(sampleRecords).where(isOfTeam).limit(1)).length > 0;
}

export async function hasShoots(orm: Orm, { teamId }: OfTeam): Promise<boolean> {
  return (await orm.select({}).from(shoots).where(eq(shoots.teamId, teamId)).limit(1)).length > 0;
}

/**
 * Notes what was added as sample data, and raises the team's revision.
 * @throws QuotaError
 */
export async function noteSamples(
  tx: Orm,
  scope: TeamScope,
  { items, shootIds }: { readonly items: readonly string[]; readonly shootIds: readonly string[] },
  quotas: Quotas,
): Promise<void> {
  const ids = [...items, ...shootIds];
  await tx.insert(sampleRecords).values(ids.map((id) => ({ teamId: scope.teamId, id })));
  await raiseTeamRevision(tx, scope);
  await checkShoots(tx, scope, quotas);
  for (const kind of kinds) await checkCatalogue(tx, scope, catalogs[kind].table, quotas);
  for (const id of shootIds) await checkShoot(tx, scope, id, quotas);
}

interface Catalog {
  readonly table: PgTable & Readonly<Record<'id' | 'teamId' | 'updatedAt', Column>>;
  readonly name: Column;
  /** Where a shoot uses an item. */
  readonly use: {
    readonly table: PgTable | SQL;
    readonly teamId: Column;
    readonly shoot: Column;
    readonly item: Column;
  };
}

const linkIn = <Table extends PgTable & Readonly<Record<'teamId' | 'shootId', Column>>>(
  table: Table,
  item: Column,
) => ({ table, teamId: table.teamId, shoot: table.shootId, item });

const catalogs: Readonly<Record<Exclude<SampleKind, 'shoots'>, Catalog>> = {
  personnel: {
    table: personnel,
    name: personnel.name,
    use: linkIn(shootParticipants, shootParticipants.personnelId),
  },
  locations: {
    table: locations,
    name: locations.name,
    use: placeUses,
  },
  costumes: {
    table: costumes,
    name: costumes.characterName,
    use: linkIn(shootCostumes, shootCostumes.costumeId),
  },
  props: { table: props, name: props.name, use: linkIn(shootProps, shootProps.propId) },
  equipment: {
    table: equipment,
    name: equipment.name,
    use: linkIn(shootEquipment, shootEquipment.equipmentId),
  },
  kits: { table: kits, name: kits.name, use: linkIn(shootKits, shootKits.kitId) },
};
const kinds = Object.keys(catalogs) as (keyof typeof catalogs)[];

export interface Sample {
  readonly kind: SampleKind;
  readonly id: string;
  readonly name: string;
  /** It is unchanged, and nothing that stays uses it. */
  readonly goes: boolean;
}

const { teamId: ofTeam, id: sampleId, createdAt: addedAt } = sampleRecords;

/** Adding and describing references does not change the version of their shoot. */
const hasOwnReferences = sql`exists (
  select from ${shootReferences} where ${shootReferences.teamId} = ${ofTeam}
    and ${shootReferences.shootId} = ${sampleId}
    and (${shootReferences.createdAt} <> ${addedAt} or ${shootReferences.notes} is not null))`;

/** Reminded people would get a cancellation. */
const isTold = sql`exists (
  select from ${toldPlans} where ${toldPlans.teamId} = ${ofTeam} and ${toldPlans.shootId} = ${sampleId})`;

/** The shot list does not change the version of its shoot. */
const hasOwnShots = sql`exists (
  select from ${appliedOperations} where ${appliedOperations.teamId} = ${ofTeam}
    and ${appliedOperations.shootId} = ${sampleId})`;

/** A poll for a date does not change the version of its shoot, and its answers are of people. */
const hasPoll = sql`exists (
  select from ${datePolls} where ${datePolls.teamId} = ${ofTeam} and ${datePolls.shootId} = ${sampleId})`;

/** Comments do not change the version of their shoot. */
const hasComments = sql`exists (
  select from ${comments} where ${comments.teamId} = ${ofTeam} and ${comments.shootId} = ${sampleId})`;

/** A new shoot has version 1. An event, a document or a reminder does not change it. */
const isUnchanged = sql`${shoots.version} = 1 and ${shoots.calendarEventUrl} is null
  and ${shoots.docsUrl} is null
  and not ${isTold} and not ${hasOwnReferences} and not ${hasOwnShots} and not ${hasPoll}
  and not ${hasComments}`;

const isInTemplate = sql`exists (
  select from ${shootTemplates} where ${shootTemplates.teamId} = ${ofTeam}
    and strpos(${shootTemplates.plan}::text, ${sampleId}::text) > 0)`;

const isAway = sql`exists (
  select from ${awayDays} where ${awayDays.teamId} = ${ofTeam} and ${awayDays.personnelId} = ${sampleId})`;

const hasConvention = sql`exists (
  select from ${conventions} where ${conventions.teamId} = ${ofTeam} and ${conventions.locationId} = ${sampleId})`;

const selectShoots = ({ teamId }: OfTeam) => sql`
  select 'shoots' as kind, ${sampleId} as id, ${shoots.title} as name, ${isUnchanged} as goes
  from ${sampleRecords} join ${shoots} on ${shoots.teamId} = ${ofTeam} and ${shoots.id} = ${sampleId}
  where ${ofTeam} = ${teamId}`;

/** Whether a kit that stays has the equipment. */
const isInKit = (going: readonly string[]) => sql`exists (
  select from ${kitEquipment} where ${kitEquipment.teamId} = ${ofTeam}
    and ${kitEquipment.equipmentId} = ${sampleId} and not ${isAnyOf(kitEquipment.kitId, going)})`;

function selectItems({ teamId }: OfTeam, kind: keyof typeof catalogs, going: readonly string[]) {
  const { table, name, use } = catalogs[kind];
  const isUsed = sql`exists (
    select from ${use.table} where ${use.teamId} = ${ofTeam} and ${use.item} = ${sampleId}
      and not ${isAnyOf(use.shoot, going)})`;
  return sql`
    select ${kind}::text as kind, ${sampleId} as id, ${name} as name,
      ${table.updatedAt} = ${addedAt} and not ${isInTemplate} and not ${isAway} and not ${hasConvention}
        and not ${isUsed} ${kind === 'equipment' ? sql`and not ${isInKit(going)}` : sql``} as goes
    from ${sampleRecords} join ${table} on ${table.teamId} = ${ofTeam} and ${table.id} = ${sampleId}
    where ${ofTeam} = ${teamId}`;
}

/** The sample data that is still there. */
export async function listSamples(orm: Orm, team: OfTeam): Promise<Sample[]> {
  const { rows: found } = await orm.execute<Sample & Row>(
    sql`${selectShoots(team)} order by name, id`,
  );
  const idsOf = (samples: readonly Sample[]) =>
    samples.filter(({ goes }) => goes).map(({ id }) => id);
  // Kits first, because equipment stays with a kit that stays.
  const ofKits = await orm.execute<Sample & Row>(
    sql`${selectItems(team, 'kits', idsOf(found))} order by name, id`,
  );
  const going = idsOf([...found, ...ofKits.rows]);
  const others = kinds.filter((kind) => kind !== 'kits');
  const items = others.map((kind) => selectItems(team, kind, going));
  const all = await orm.execute<Sample & Row>(
    sql`${sql.join(items, sql` union all `)} order by kind, name, id`,
  );
  return [...found, ...all.rows, ...ofKits.rows];
}

type Row = Record<string, unknown>;

/** Locks the shoots before their items, and both in the order of their ids, like every write. */
export async function lockSamples(tx: Orm, { teamId }: OfTeam): Promise<void> {
  for (const table of [shoots, ...kinds.map((kind) => catalogs[kind].table)]) {
    await tx.execute(sql`
      select from ${table} where ${table.teamId} = ${teamId} and ${table.id} in (
        select ${sampleId} from ${sampleRecords} where ${ofTeam} = ${teamId})
      order by ${table.id} for update`);
  }
}

/** Deletes items, and forgets what was added as sample data. */
export async function deleteSamples(
  tx: Orm,
  { teamId }: OfTeam,
  gone: readonly Sample[],
): Promise<void> {
  for (const kind of kinds) {
    const { table } = catalogs[kind];
    const ids = gone.filter((sample) => sample.kind === kind).map(({ id }) => id);
    await tx.delete(table).where(and(eq(table.teamId, teamId), isAnyOf(table.id, ids)));
  }
  await tx.delete(sampleRecords).where(eq(ofTeam, teamId));
}
