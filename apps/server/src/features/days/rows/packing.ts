import { DELETED_PACKING_LINES_MAX } from '@lensemble/contract/constants';
import type { KeptLine, PackingState } from '@lensemble/contract/day-state';
import type { PackedKind, PackedPart, PackingRecord } from '@lensemble/contract/packing';
import { isSameMark } from '@lensemble/contract/packing-records';
import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import type { TeamScope } from '../../../access/scope.ts';
import type { Orm } from '../../../db/orm.ts';
import { SAYS_SOMETHING } from '../../../db/packing-content.ts';
import { packingLines, packingRecords } from '../../../db/schema/packing.ts';
import { shootKits } from '../../../db/schema/shoot-links.ts';
import { bare, bareList, jsonRows } from '../../../db/select.ts';

interface Target extends Pick<TeamScope, 'teamId'> {
  readonly shootId: string;
}

/** The column of what an entry is. A kind without a column does not compile. */
const itemColumns: Readonly<Record<PackedKind, Column>> = {
  equipment: packingRecords.equipmentId,
  prop: packingRecords.propId,
  costume: packingRecords.costumeId,
  kit: packingRecords.kitId,
  line: packingRecords.lineId,
};
const kinds = Object.keys(itemColumns) as PackedKind[];

export const ITEM = sql`coalesce(${sql.join(Object.values(itemColumns), sql`, `)})`;
export const KIND = sql.join(
  kinds.map((kind) => sql`when ${itemColumns[kind]} is not null then ${sql.raw(`'${kind}'`)}`),
  sql` `,
);

interface RecordRow extends Record<string, unknown> {
  readonly kind: PackedKind;
  readonly id: string;
  readonly partEquipmentId: string | null;
  readonly partLine: string | null;
  readonly bringerId: string | null;
  readonly packedAt: string | null;
  readonly backAt: string | null;
  readonly packedCount: number | null;
  readonly backCount: number | null;
  readonly note: string | null;
  readonly isNoteOwn: boolean;
}

interface Row extends Record<string, unknown> {
  readonly shootId: string;
  readonly kitIds: readonly string[];
  readonly lines: readonly KeptLine[];
  readonly records: readonly RecordRow[];
}

const { teamId: ofTeam, shootId: ofShoot } = packingRecords;

/** `value` of the rows of a shoot, as a list. */
const listOf = (value: SQL, from: SQL, order: SQL) =>
  sql`coalesce((select json_agg(${value} order by ${order}) from ${from}), '[]')`;

const selectOf = ({ teamId, shootId }: Target): SQL => sql`
  ${listOf(
    bare(shootKits.kitId),
    sql`${shootKits} where team_id = ${teamId} and shoot_id = ${shootId}`,
    sql`position, kit_id`,
  )} as "kitIds",
  ${listOf(
    sql`json_build_object('id', id, 'text', text, 'isForEverybody', is_for_everybody, 'isDeleted', deleted_at is not null)`,
    sql`${packingLines} where team_id = ${teamId} and shoot_id = ${shootId}`,
    sql`position, created_at, id`,
  )} as lines,
  ${listOf(
    sql`json_build_object('kind', case ${KIND} end, 'id', ${ITEM},
      'partEquipmentId', part_equipment_id, 'partLine', part_line, 'bringerId', bringer_id,
      'packedAt', packed_at, 'backAt', back_at, 'packedCount', packed_count, 'backCount', back_count,
      'note', note, 'isNoteOwn', is_note_own)`,
    sql`${packingRecords} where ${ofTeam} = ${teamId} and ${ofShoot} = ${shootId} and ${SAYS_SOMETHING}`,
    sql`${ITEM}, part_equipment_id, part_line`,
  )} as records`;

/** Also lines that were deleted and can be restored. In one statement. */
export async function readPacking(tx: Orm, target: Target): Promise<PackingState> {
  const { rows } = await tx.execute<Row>(sql`select ${selectOf(target)}`);
  const [row] = rows;
  if (!row) throw new Error('A select without a table has one row');
  const { kitIds, lines, records } = row;
  return { kitIds, lines, records: records.map(recordFrom) };
}

const moment = (value: string | null) => value && new Date(value).toISOString();

const recordFrom = ({ partEquipmentId, partLine, ...row }: RecordRow): PackingRecord => ({
  ...row,
  part: partFrom(partEquipmentId, partLine),
  packedAt: moment(row.packedAt),
  backAt: moment(row.backAt),
});

export const partFrom = (equipmentId: string | null, line: string | null): PackedPart | null => {
  if (equipmentId !== null) return { equipmentId };
  return line === null ? null : { line };
};

/** Stores what differs. */
export async function writePacking(
  tx: Orm,
  target: Target,
  before: PackingState,
  after: PackingState,
): Promise<void> {
  if (before.kitIds !== after.kitIds) await storeKits(tx, target, after.kitIds);
  if (before.lines !== after.lines) await storeLines(tx, target, before.lines, after.lines);
  if (before.records !== after.records) {
    await storeRecords(tx, target, before.records, after.records);
  }
}

async function storeKits(
  tx: Orm,
  { teamId, shootId }: Target,
  kitIds: readonly string[],
): Promise<void> {
  const wished = sql`${sql.param(kitIds)}::uuid[]`;
  await tx.execute(sql`
    delete from ${shootKits} where ${shootKits.teamId} = ${teamId} and ${shootKits.shootId} = ${shootId}
      and ${shootKits.kitId} <> all(${wished})`);
  await tx.execute(sql`
    insert into ${shootKits} (${bareList([shootKits.teamId, shootKits.shootId, shootKits.kitId, shootKits.position])})
    select ${teamId}, ${shootId}, id, position - 1 from unnest(${wished}) with ordinality as w (id, position)
    on conflict (${bareList([shootKits.shootId, shootKits.kitId])}) do update
      set ${bare(shootKits.position)} = excluded.${bare(shootKits.position)}`);
}

async function storeLines(
  tx: Orm,
  { teamId, shootId }: Target,
  before: readonly KeptLine[],
  after: readonly KeptLine[],
): Promise<void> {
  const { id, text, isForEverybody, position, deletedAt } = packingLines;
  const stored = new Set(before);
  const changed = after.filter((line) => !stored.has(line));
  // The time of the database. What was deleted before keeps its own.
  const rows = changed.map((line, index) => ({
    ...{ id: line.id, text: line.text, isForEverybody: line.isForEverybody, position: index },
    deletedAt: line.isDeleted ? 'now' : null,
  }));
  const { teamId: team, shootId: shoot } = packingLines;
  // Positions have gaps: deleted lines go after a while, and a copy of the shoot has none of them.
  const END = sql`select coalesce(max(${position}) + 1, 0) from ${packingLines} where ${team} = ${teamId} and ${shoot} = ${shootId}`;
  await tx.execute(sql`
    insert into ${packingLines} (${bareList([team, shoot, id, text, isForEverybody, position, deletedAt])})
    select ${teamId}, ${shootId}, w.id, w.text, w."isForEverybody", w.position + (${END}), w."deletedAt"
    from ${jsonRows(rows, { id, text, isForEverybody, position, deletedAt })} as w
    on conflict (${bareList([team, shoot, id])}) do update
      set ${bare(text)} = excluded.${bare(text)}, ${bare(isForEverybody)} = excluded.${bare(isForEverybody)}, ${bare(deletedAt)} =
        case when excluded.${bare(deletedAt)} is not null then coalesce(${deletedAt}, excluded.${bare(deletedAt)}) end`);
  const isHere = and(eq(team, teamId), eq(shoot, shootId));
  if (after.filter(({ isDeleted }) => isDeleted).length <= DELETED_PACKING_LINES_MAX) return;
  // Keeps the lines that were deleted last.
  await tx.execute(sql`
    delete from ${packingLines} where ${isHere} and ${id} in (
      select ${id} from ${packingLines} where ${isHere} and ${deletedAt} is not null
      order by ${deletedAt} desc, ${id} offset ${DELETED_PACKING_LINES_MAX})`);
}

async function storeRecords(
  tx: Orm,
  { teamId, shootId }: Target,
  before: readonly PackingRecord[],
  after: readonly PackingRecord[],
): Promise<void> {
  const stored = new Set(before);
  const changed = after.filter((record) => !stored.has(record));
  const kept = new Set(after);
  const gone = before.filter((record) => !kept.has(record));
  const replaced = [
    ...changed,
    ...gone.filter((one) => !changed.some((each) => isSameMark(one, each))),
  ];
  const { partEquipmentId, partLine, bringerId, packedAt, backAt } = packingRecords;
  const { packedCount, backCount, note, isNoteOwn } = packingRecords;
  const marks = replaced.map(({ id, part }) => ({ id, ...partColumns(part) }));
  await tx.execute(sql`
    delete from ${packingRecords} using ${jsonRows(marks, { id: packingLines.id, partEquipmentId, partLine })} as w
    where ${ofTeam} = ${teamId} and ${ofShoot} = ${shootId} and ${ITEM} = w.id
      and ${partEquipmentId} is not distinct from w."partEquipmentId"
      and ${partLine} is not distinct from w."partLine"`);
  if (changed.length === 0) return;
  const said = { bringerId, packedAt, backAt, packedCount, backCount, note, isNoteOwn };
  const columns = { ...itemColumns, partEquipmentId, partLine, ...said };
  const rows = changed.map(({ kind, id, part, ...record }) => ({
    ...record,
    ...partColumns(part),
    [kind]: id,
  }));
  await tx.execute(sql`
    insert into ${packingRecords} (${bareList([ofTeam, ofShoot, ...Object.values(columns)])})
    select ${teamId}, ${shootId}, w.* from ${jsonRows(rows as never, columns as Readonly<Record<string, Column>>)} as w`);
}

const partColumns = (part: PackedPart | null) => ({
  partEquipmentId: part && 'equipmentId' in part ? part.equipmentId : null,
  partLine: part && 'line' in part ? part.line : null,
});
