import { NAME_MAX } from '@lensemble/contract/constants';
import {
  type TeamRecord,
  type TeamRecordKind,
  teamRecordKinds,
  teamRecords,
} from '@lensemble/contract/team-records';
import { leaveOut, type Noted, type Tell } from '../report.ts';
import {
  nothingElse,
  type Row,
  type SourceTable,
  type TableOfShoots,
  type TableOfTeams,
  tablesOfShoots,
} from '../source-tables.ts';
import * as catalogs from './catalogs.ts';
import * as links from './links.ts';
import type { Making } from './making.ts';
import { shoot } from './shoots.ts';
import { idOf, lineOf, momentOf } from './values.ts';

/** The rows of one team, by table, the oldest first. */
export type TeamRows = {
  readonly [Table in TableOfTeams | TableOfShoots]: readonly Row<Table>[];
};

export type TeamRecords = { readonly [Kind in TeamRecordKind]: readonly TeamRecord<Kind>[] };

export interface MappedTeam {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

/** The zone at a position. */
export type ZoneAt = (
  position: Pick<TeamRecord<'locations'>, 'latitude' | 'longitude'>,
) => Promise<string | null>;

export function mapTeam(making: Making, tell: Tell, row: Row<'teams'>): MappedTeam | undefined {
  const { id, name, created_at, ...rest } = row;
  nothingElse(rest);
  const noted = { table: 'teams', id: String(id), tell };
  const teamId = idOf(id);
  if (teamId === undefined) return leaveOut(noted, 'It has no valid id');
  return {
    id: teamId,
    name: lineOf(noted, 'name', name, NAME_MAX, 'Team'),
    createdAt: momentOf(noted, 'created_at', created_at, making.now),
  };
}

/** What the mapping of one team's rows shares. */
interface Work {
  readonly making: Making;
  readonly tell: Tell;
  readonly records: { [Kind in TeamRecordKind]: TeamRecord<Kind>[] };
}

/** The row, if it has an id that can be kept. */
function noted({ tell }: Work, table: SourceTable, id: string | null): Noted | undefined {
  const kept = idOf(id);
  if (kept !== undefined) return { table, id: kept, tell };
  return leaveOut({ table, id: String(id), tell }, 'It has no valid id');
}

/** The last check: what the mapping did not foresee is left out, and does not stop the import. */
function keep<Kind extends TeamRecordKind>(
  { records }: Work,
  kind: Kind,
  row: Noted,
  record: TeamRecord<Kind>,
): boolean {
  const { success, error } = teamRecords[kind].safeParse(record);
  if (!success) {
    leaveOut(row, `It cannot be stored: ${error.issues[0]?.path.join('.')}`);
    return false;
  }
  const kept: TeamRecord<Kind>[] = records[kind];
  kept.push(record);
  return true;
}

async function mapCatalogs(work: Work, rows: TeamRows, zoneAt: ZoneAt): Promise<void> {
  const { making } = work;
  for (const row of rows.personnel) {
    const at = noted(work, 'personnel', row.id);
    if (at) keep(work, 'personnel', at, catalogs.crewMember(at, making, row));
  }
  for (const row of rows.equipment) {
    const at = noted(work, 'equipment', row.id);
    if (at) keep(work, 'equipment', at, catalogs.piece(at, making, row));
  }
  for (const row of rows.locations) {
    const at = noted(work, 'locations', row.id);
    if (!at) continue;
    const place = catalogs.place(at, making, row);
    keep(work, 'locations', at, { ...place, timeZone: await zoneAt(place) });
  }
  for (const row of rows.props) {
    const at = noted(work, 'props', row.id);
    if (at) keep(work, 'props', at, catalogs.prop(at, making, row));
  }
  for (const row of rows.costume_progress) {
    const at = noted(work, 'costume_progress', row.id);
    if (at) keep(work, 'costumes', at, catalogs.costume(at, making, row));
  }
}

/** The rows of each shoot. */
function byShoot<T extends { readonly shoot_id: string | null }>(rows: readonly T[]) {
  const groups = Map.groupBy(rows, (row) => idOf(row.shoot_id) ?? '');
  return (shootId: string): readonly T[] => groups.get(shootId) ?? [];
}

const idsOf = (records: readonly { readonly id: string }[]) => new Set(records.map(({ id }) => id));

function mapReferences(work: Work, rows: readonly Row<'shoot_references'>[], shootId: string) {
  const pictures: { readonly at: Noted; readonly record: TeamRecord<'references'> }[] = [];
  const found: { readonly url: string; readonly notes: string | null }[] = [];
  for (const [position, row] of rows.entries()) {
    const at = noted(work, 'shoot_references', row.id);
    const mapped = at && links.reference(at, work.making, { shootId, position }, row);
    if (mapped && 'link' in mapped) found.push(mapped.link);
    else if (mapped) pictures.push({ at, record: mapped.picture });
  }
  return { pictures, links: found };
}

function mapParticipants(
  work: Work,
  rows: readonly Row<'shoot_participants'>[],
  shootId: string,
  crew: links.Crew,
): void {
  const kept = new Map<string, { at: Noted; record: TeamRecord<'participants'> }>();
  for (const [position, row] of rows.entries()) {
    const at = noted(work, 'shoot_participants', row.id);
    if (!at) continue;
    const record = links.participant(at, work.making, { shootId, position }, crew, row);
    const key = record.personnelId ?? record.id;
    const first = kept.get(key);
    if (first) first.record = links.withRole(at, first.record, record);
    else kept.set(key, { at, record });
  }
  for (const { at, record } of kept.values()) keep(work, 'participants', at, record);
}

type ItemLink =
  | TeamRecord<'shootEquipment'>
  | TeamRecord<'shootProps'>
  | TeamRecord<'shootCostumes'>;
type LinkKind = 'shootEquipment' | 'shootProps' | 'shootCostumes';

/** Each item of a shoot once: the first link counts. */
function mapLinks<R extends { readonly id: string | null }, Kind extends LinkKind>(
  work: Work,
  table: SourceTable,
  kind: Kind,
  rows: readonly R[],
  map: (at: Noted, position: number, row: R) => TeamRecord<Kind> | undefined,
  itemOf: (record: TeamRecord<Kind> & ItemLink) => string,
): void {
  const seen = new Set<string>();
  for (const [position, row] of rows.entries()) {
    const at: Noted = { table, id: String(row.id), tell: work.tell };
    const record = map(at, position, row);
    if (!record) continue;
    const item = itemOf(record as TeamRecord<Kind> & ItemLink);
    if (seen.has(item)) leaveOut(at, links.TWICE);
    else if (keep(work, kind, at, record)) seen.add(item);
  }
}

function mapShoots(work: Work, rows: TeamRows): void {
  const { making, records } = work;
  const zones = new Map(records.locations.map(({ id, timeZone }) => [id, timeZone]));
  const crew = new Map(records.personnel.map(({ id, name }) => [id, name]));
  const equipment = idsOf(records.equipment);
  const props = idsOf(records.props);
  const costumes = idsOf(records.costumes);
  const of = {
    references: byShoot(rows.shoot_references),
    participants: byShoot(rows.shoot_participants),
    equipment: byShoot(rows.shoot_equipment),
    props: byShoot(rows.shoot_props),
    costumes: byShoot(rows.shoot_costumes),
  };
  for (const row of rows.shoots) {
    const at = noted(work, 'shoots', row.id);
    if (!at) continue;
    const shootId = at.id;
    const references = mapReferences(work, of.references(shootId), shootId);
    const record = shoot(at, making, { zones, links: references.links }, row);
    if (!keep(work, 'shoots', at, record)) continue;
    for (const one of references.pictures) keep(work, 'references', one.at, one.record);
    mapParticipants(work, of.participants(shootId), shootId, crew);
    mapLinks(
      work,
      'shoot_equipment',
      'shootEquipment',
      of.equipment(shootId),
      (at, position, row) => links.equipmentLink(at, { shootId, position }, equipment, row),
      ({ equipmentId }) => equipmentId,
    );
    mapLinks(
      work,
      'shoot_props',
      'shootProps',
      of.props(shootId),
      (at, position, row) => links.propLink(at, { shootId, position }, props, row),
      ({ propId }) => propId,
    );
    mapLinks(
      work,
      'shoot_costumes',
      'shootCostumes',
      of.costumes(shootId),
      (at, position, row) => links.costumeLink(at, { shootId, position }, costumes, row),
      ({ costumeId }) => costumeId,
    );
  }
  tellRest(work, rows);
}

function tellRest({ records, tell }: Work, rows: TeamRows): void {
  const kept = idsOf(records.shoots);
  for (const table of tablesOfShoots)
    for (const { id, shoot_id } of rows[table])
      if (!kept.has(idOf(shoot_id) ?? ''))
        leaveOut({ table, id: String(id), tell }, 'Its shoot is left out');
}

/** The records of a team, as its archive would have them. */
export async function mapRecords(
  making: Making,
  tell: Tell,
  rows: TeamRows,
  zoneAt: ZoneAt,
): Promise<TeamRecords> {
  const empty = Object.fromEntries(teamRecordKinds.map((kind) => [kind, []]));
  const work: Work = { making, tell, records: empty as unknown as Work['records'] };
  await mapCatalogs(work, rows, zoneAt);
  mapShoots(work, rows);
  return work.records;
}
