import type { PackedThing } from './packing.ts';

/** Units of a piece of equipment. */
export interface Units {
  readonly equipmentId: string;
  readonly quantity: number;
}

/** The equipment in the kits of a packing list. */
export const unitsInKits = (things: readonly Pick<PackedThing, 'parts'>[]): Units[] =>
  things.flatMap(({ parts }) =>
    parts.flatMap(({ part, quantity }) =>
      'equipmentId' in part ? [{ equipmentId: part.equipmentId, quantity }] : [],
    ),
  );

/**
 * The units that a shoot needs of each piece of equipment: its own and those in its kits. They add up, because a kit is packed
 * beside what the shoot has. Each piece comes once.
 */
export function neededUnits(own: readonly Units[], inKits: readonly Units[]): Units[] {
  const sums = new Map<string, number>();
  for (const { equipmentId, quantity } of [...own, ...inKits])
    sums.set(equipmentId, (sums.get(equipmentId) ?? 0) + quantity);
  return [...sums].map(([equipmentId, quantity]) => ({ equipmentId, quantity }));
}
