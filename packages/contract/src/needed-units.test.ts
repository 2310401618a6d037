import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Holder } from './availability.ts';
import { conflictsOf } from './conflicts.ts';
import { neededUnits, type Units, unitsInKits } from './needed-units.ts';
import { bareLine } from './packing-records.ts';

const window = { from: new Date('2026-11-22T12:00Z'), to: new Date('2026-11-22T18:00Z') };
const others = { title: 'Parade', date: '2026-11-22', time: '13:00', timeZone: 'UTC' };
const nothing = { personnelIds: [], costumeIds: [], propIds: [], equipment: [] };
const holder = (id: string, equipment: Units[]): Holder => ({
  ...{ ...others, ...nothing, id, durationMinutes: 60, equipment },
  ...{ from: '2026-11-22T13:00:00.000Z', to: '2026-11-22T14:00:00.000Z' },
});

it('the units of a shoot and of its kits add up', () => {
  const softboxes = (quantity: number) => ({ equipmentId: 'softbox', quantity });
  const lamp = { equipmentId: 'lamp', quantity: 1 };
  expect(neededUnits([softboxes(2)], [lamp, softboxes(1), softboxes(3)])).toEqual([
    softboxes(6),
    lamp,
  ]);
});

it('lines of kits and things without parts are no units', () => {
  const about = { ...bareLine, name: 'Softbox' };
  const parts = [
    { ...about, part: { equipmentId: 'softbox' }, quantity: 2 },
    { ...about, part: { line: 'Tape' }, quantity: 1 },
  ];
  expect(unitsInKits([{ parts: [] }, { parts }])).toEqual([
    { equipmentId: 'softbox', quantity: 2 },
  ]);
});

const ITEMS = ['softbox', 'lamp', 'tripod'];
const units = fc.uniqueArray(
  fc.record({
    equipmentId: fc.constantFrom(...ITEMS),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  { selector: ({ equipmentId }) => equipmentId, maxLength: ITEMS.length },
);
/** The equipment of a shoot, and that of each of its kits. */
const shoot = fc.record({ own: units, kits: fc.array(units, { maxLength: 3 }) });
type Shoot = typeof shoot extends fc.Arbitrary<infer Value> ? Value : never;

/** Counts unit by unit. */
const unitsOf = ({ own, kits }: Shoot, item: string): number =>
  [own, ...kits].reduce(
    (sum, list) => sum + (list.find(({ equipmentId }) => equipmentId === item)?.quantity ?? 0),
    0,
  );

it('there is a conflict exactly if the shoots at one time need more than there is, in kits or not', () => {
  const owned = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(shoot, fc.array(shoot, { maxLength: 3 }), owned, (asking, around, owns) => {
      const needed = ({ own, kits }: Shoot) => neededUnits(own, kits.flat());
      const shoots = around.map((each, index) => holder(`${index}`, needed(each)));
      const equipment = needed(asking).map((each) => ({ ...each, owned: owns }));
      const answer = { shoots, away: [], isComplete: true };
      const found = conflictsOf(answer, window, 'UTC', { ...nothing, equipment });
      const expected = ITEMS.filter((item) => {
        const taken = around.reduce((sum, each) => sum + unitsOf(each, item), 0);
        const own = unitsOf(asking, item);
        return own > 0 && taken > 0 && taken + own > owns;
      });
      expect(found.map(({ itemId }) => itemId).toSorted()).toEqual(expected.toSorted());
    }),
  );
});
