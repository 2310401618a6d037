import type { ImageKind } from '@lensemble/contract/images';
import { type Making, makingOf } from '../hosted-import/map/making.ts';
import { mapRecords, type TeamRows } from '../hosted-import/map/team.ts';
import type { Change } from '../hosted-import/report.ts';
import {
  columnsOf,
  type Row,
  type SourceTable,
  tablesOfShoots,
  tablesOfTeams,
} from '../hosted-import/source-tables.ts';

export const NOW = '2026-11-23T12:00:00.000Z';
/** The address of a picture in the bucket. */
export const PICTURE = 'https://pictures.example.org/a.png';

/** A row of nulls, apart from the values. */
export function rowOf<Table extends SourceTable>(
  table: Table,
  values: Partial<Row<Table>>,
): Row<Table> {
  const nulls = columnsOf(table).flatMap((spec) => ('kind' in spec ? [[spec.name, null]] : []));
  return { ...Object.fromEntries(nulls), ...values };
}

/** What the mapping reports. */
export function noting() {
  const changes: Change[] = [];
  return { changes, tell: (change: Change) => void changes.push(change) };
}

type Values = { readonly [Table in keyof TeamRows]?: readonly Partial<Row<Table>>[] };

interface Given {
  readonly zone?: string;
  /** Stands in for what the mapping makes of a picture. */
  readonly picture?: (address: string | null, kind: ImageKind) => string | null;
  readonly timeZone?: string;
}

/** The records of a team with these rows, what is reported, and the pictures that are wanted. */
export async function mapped(values: Values, { zone, picture, timeZone }: Given = {}) {
  const { changes, tell } = noting();
  const rows = Object.fromEntries(
    [...tablesOfTeams, ...tablesOfShoots].map((table) => [
      table,
      (values[table] ?? []).map((row) => rowOf(table, row)),
    ]),
  ) as unknown as TeamRows;
  const known = makingOf({ now: NOW, zone }, (address) => address === PICTURE);
  const making: Making = picture
    ? { ...known, picture: (_row, _field, address, kind) => picture(address, kind) }
    : known;
  const zoneAt = async ({ latitude }: { latitude: number | null }) =>
    timeZone ?? (latitude === null ? null : 'Pacific/Honolulu');
  const records = await mapRecords(making, tell, rows, zoneAt);
  const fields = (id: string) =>
    changes.filter((change) => change.id === id).map(({ field }) => field);
  return { records, changes, fields, pictures: [...known.pictures.values()] };
}
