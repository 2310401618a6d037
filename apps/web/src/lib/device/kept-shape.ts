import type { Day } from '@lensemble/contract/operations';
import { bareRecord } from '@lensemble/contract/packing-records';
import type { ShootDetail } from '@lensemble/contract/shoots';

/** A row with what the server said, in the shape that the contract had when it was stored. */
export interface Shaped {
  /** Rows that say nothing have the first shape. */
  readonly shape?: number;
}

/** Gives data of an older shape what the next shape has in addition. Without a function, nothing has changed. */
export interface ShapeStep {
  readonly shoot?: (shoot: object) => object;
  readonly day?: (day: object) => object;
}

/**
 * One step for each change of what shoots and days consist of. Devices keep rows for weeks, and open them without a network.
 * Add a step here when the test of this file names new fields.
 */
const shapeSteps: readonly ShapeStep[] = [
  { shoot: (before) => ({ isShotListPublic: false, ...before }) },
  { shoot: withNotNamed },
  { shoot: (before) => ({ secondLocationId: null, secondLocation: null, ...before }) },
  { day: withPackedPictures },
  { shoot: (before) => ({ datesAsked: 0, ...before }) },
  { day: withPackingNotes },
];

/** They come with the next answer of the server. */
function withPackedPictures(before: object): object {
  const { packing, ...day } = before as {
    readonly packing: { readonly things: readonly { readonly parts: readonly object[] }[] };
  };
  const things = packing.things.map(({ parts, ...thing }) => ({
    ...{ imageUrl: null, ...thing },
    parts: parts.map((part) => ({ imageUrl: null, ...part })),
  }));
  return { ...day, packing: { ...packing, things } };
}

/** Nothing of what a device has of an older version is noted, counted or for everybody. */
function withPackingNotes(before: object): object {
  const { packing, ...day } = before as {
    readonly packing: Readonly<Record<'lines' | 'records', readonly object[]>>;
  };
  return {
    ...day,
    packing: {
      ...packing,
      lines: packing.lines.map((line) => ({ isForEverybody: false, ...line })),
      records: packing.records.map((record) => ({ ...bareRecord, ...record })),
    },
  };
}

/** Devices show plans to the team only, which knows all names. */
function withNotNamed(before: object): object {
  const { participants = [] } = before as { readonly participants?: readonly object[] };
  return {
    ...before,
    participants: participants.map((person) => ({ notNamed: false, ...person })),
  };
}

/** The shape of what the server says now. */
export const currentShape = (steps = shapeSteps): number => steps.length + 1;

/** A kept shoot in the current shape; undefined if a newer version of the application has stored it. */
export const shootIn = (
  row: Shaped & { readonly shoot: object },
  steps = shapeSteps,
): ShootDetail | undefined =>
  upgraded(row.shoot, row, steps, ({ shoot }) => shoot) as ShootDetail | undefined;

/** A kept day in the current shape, likewise. */
export const dayIn = (
  row: Shaped & { readonly day: object },
  steps = shapeSteps,
): Day | undefined => upgraded(row.day, row, steps, ({ day }) => day) as Day | undefined;

function upgraded(
  data: object,
  { shape = 1 }: Shaped,
  steps: readonly ShapeStep[],
  stepOf: (step: ShapeStep) => ((data: object) => object) | undefined,
): object | undefined {
  if (shape > currentShape(steps)) return undefined;
  return steps.slice(shape - 1).reduce((before, step) => stepOf(step)?.(before) ?? before, data);
}
