import type { TeamRecordKind } from '@lensemble/contract/team-records';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Change } from '../report.ts';
import { columnsOf, type SourceTable, tablesOfShoots, tablesOfTeams } from '../source-tables.ts';
import { makingOf } from './making.ts';
import { mapRecords, type TeamRows } from './team.ts';

const now = '2026-11-23T12:00:00.000Z';

const text = fc.oneof(
  fc.constant(null),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', minLength: 190, maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    '__CUSTOM__',
    'image',
    'instagram',
    'in_progress',
    'http://a.b/c',
    '25:99',
  ),
  fc.constant('x'.repeat(12_000)),
  fc.constant('https://pictures.example.org/a.png'),
);
const values = {
  text,
  number: fc.oneof(fc.constant(null), fc.integer(), fc.double({ noNaN: true })),
  flag: fc.constantFrom(null, true, false),
  list: fc.oneof(fc.constant(null), fc.array(text, { maxLength: 80 })),
  moment: fc.oneof(
    fc.constantFrom(null, '', 'infinity', '0001-01-01T00:00:00.000Z', '2026-11-28T08:00:00.000Z'),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  ),
  json: fc.jsonValue(),
};

/** Ids of which two rows can have the same. */
const ids = Array.from({ length: 6 }, (_, index) => `00000000-0000-4000-8000-00000000000${index}`);
const isId = (name: string) => /(^|_)id$/.test(name) && name !== 'place_id';

function rowOf(table: SourceTable) {
  const fields = columnsOf(table).flatMap((spec) =>
    'kind' in spec
      ? [
          [
            spec.name,
            isId(spec.name) ? fc.constantFrom(...ids, 'none') : values[spec.kind],
          ] as const,
        ]
      : [],
  );
  return fc.record(Object.fromEntries(fields));
}

const tables = [...tablesOfTeams, ...tablesOfShoots];
const team = fc.record(
  Object.fromEntries(
    tables.map((table) => [
      table,
      fc.uniqueArray(rowOf(table), { maxLength: 5, selector: (row) => String(row.id) }),
    ]),
  ),
) as unknown as fc.Arbitrary<TeamRows>;

const kinds: Partial<Record<SourceTable, TeamRecordKind>> = {
  personnel: 'personnel',
  equipment: 'equipment',
  locations: 'locations',
  props: 'props',
  costume_progress: 'costumes',
  shoots: 'shoots',
};

test('any row with an id becomes a record that can be stored, whatever its values are', async () => {
  const zoneAt = async ({ latitude }: { latitude: number | null }) =>
    latitude === null ? null : 'Europe/Berlin';
  await fc.assert(
    fc.asyncProperty(team, async (rows) => {
      const changes: Change[] = [];
      const making = makingOf({ now, zone: 'Asia/Tokyo' }, (address) => address.endsWith('a.png'));
      const records = await mapRecords(making, (change) => void changes.push(change), rows, zoneAt);
      expect(changes.filter(({ why }) => why.startsWith('It cannot be stored'))).toEqual([]);
      for (const [table, kind] of Object.entries(kinds)) {
        const all = rows[table as keyof TeamRows];
        const named = all.filter(({ id }) => id !== 'none').map(({ id }) => id);
        expect(records[kind].map((record) => Object(record).id)).toEqual(named);
      }
    }),
    { numRuns: 150 },
  );
});
