import { randomUUID } from 'node:crypto';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { type Column, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { TeamScope } from '../../../access/scope.ts';
import type { Orm } from '../../../db/orm.ts';
import * as packingSchema from '../../../db/schema/packing.ts';
import * as links from '../../../db/schema/shoot-links.ts';
import * as shotSchema from '../../../db/schema/shots.ts';

interface CopiedLinks {
  readonly table: PgTable;
  /** The columns with ids of what is copied too. */
  readonly mapped?: readonly Column[];
  readonly left?: readonly Column[];
  readonly onlyIf?: SQL;
}

const { shootParticipants, shootReferences, shootParticipantCostumes } = links;
const { appliedOperations: _, ...shotTables } = shotSchema;
const { shots, shotLinks } = shotTables;
const { packingLines, packingRecords } = packingSchema;

/** What a copy takes from each linked table, in the order of references. A missing table does not compile. */
const copied: Readonly<
  Record<keyof typeof links | keyof typeof shotTables | keyof typeof packingSchema, CopiedLinks>
> = {
  shootParticipants: { table: shootParticipants, mapped: [shootParticipants.id] },
  shootEquipment: { table: links.shootEquipment },
  shootProps: { table: links.shootProps },
  shootCostumes: { table: links.shootCostumes },
  shootKits: { table: links.shootKits },
  shootParticipantCostumes: {
    table: shootParticipantCostumes,
    mapped: [shootParticipantCostumes.participantId],
  },
  shootReferences: {
    table: shootReferences,
    mapped: [shootReferences.id],
    left: [shootReferences.deletedAt],
    onlyIf: isNull(shootReferences.deletedAt),
  },
  shots: {
    table: shots,
    mapped: [shots.id],
    left: [shots.state, shots.actualEnd, shots.deletedAt],
    onlyIf: isNull(shots.deletedAt),
  },
  shotLinks: {
    table: shotLinks,
    mapped: [shotLinks.shotId, shotLinks.participantId, shotLinks.referenceId],
    onlyIf: sql`exists (select from ${shots} where ${shots.teamId} = ${shotLinks.teamId}
        and ${shots.shootId} = ${shotLinks.shootId} and ${shots.id} = ${shotLinks.shotId} and ${shots.deletedAt} is null)
      and not exists (select from ${shootReferences} where ${shootReferences.id} = ${shotLinks.referenceId}
        and ${shootReferences.deletedAt} is not null)`,
  },
  packingLines: {
    table: packingLines,
    mapped: [packingLines.id],
    left: [packingLines.deletedAt],
    onlyIf: isNull(packingLines.deletedAt),
  },
  packingRecords: {
    table: packingRecords,
    mapped: [packingRecords.lineId, packingRecords.bringerId],
    // They say something about the day.
    left: [
      ...[packingRecords.packedAt, packingRecords.backAt, packingRecords.packedCount],
      ...[packingRecords.backCount, packingRecords.note, packingRecords.isNoteOwn],
    ],
    onlyIf: sql`${packingRecords.bringerId} is not null
      and not exists (select from ${packingLines} where ${packingLines.teamId} = ${packingRecords.teamId}
        and ${packingLines.shootId} = ${packingRecords.shootId} and ${packingLines.id} = ${packingRecords.lineId}
        and ${packingLines.deletedAt} is not null)`,
  },
};

function copiedColumns({ table, mapped = [], left = [] }: CopiedLinks): readonly Column[] {
  const { teamId, shootId, ...columns }: Readonly<Record<string, Column>> = getTableColumns(table);
  return Object.values(columns).filter(
    (column) => !mapped.includes(column) && !left.includes(column),
  );
}

const COPIED_LINKS = Object.values(copied);

interface Copy extends Pick<TeamScope, 'teamId'> {
  readonly id: string;
}

/** Copies what is linked to a shoot. Locks the links, so that no linked item is deleted before the copy refers to it. */
export async function copyLinks(tx: Orm, from: ShootDetail, { teamId, id }: Copy): Promise<void> {
  const entriesOf = (table: typeof shots | typeof packingLines) =>
    tx
      .select({ id: table.id })
      .from(table)
      .where(sql`${table.teamId} = ${teamId} and ${table.shootId} = ${from.id}`);
  const entries = [...(await entriesOf(shots)), ...(await entriesOf(packingLines))];
  const withOwnId = [...from.participants, ...from.references, ...entries];
  const copyIds = JSON.stringify(
    Object.fromEntries(withOwnId.map((each) => [each.id, randomUUID()])),
  );
  for (const links of COPIED_LINKS) {
    const { table, mapped = [], onlyIf = sql`true` } = links;
    const kept = sql.join(
      copiedColumns(links).map((column) => sql`, ${sql.identifier(column.name)}`),
    );
    const columns = sql.join(mapped.map((column) => sql`, ${sql.identifier(column.name)}`));
    const copies = sql.join(
      mapped.map((column) => sql`, (${copyIds}::jsonb ->> ${column}::text)::uuid`),
    );
    await tx.execute(sql`
      insert into ${table} (team_id, shoot_id${kept}${columns})
      select team_id, ${id}::uuid${kept}${copies} from ${table}
      where team_id = ${teamId} and shoot_id = ${from.id} and ${onlyIf} for key share`);
  }
}
