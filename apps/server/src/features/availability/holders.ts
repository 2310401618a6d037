import type { Availability, Holder } from '@lensemble/contract/availability';

type Units = Holder['equipment'][number];

export interface Taken
  extends Pick<Holder, 'id' | 'title' | 'date' | 'time' | 'timeZone' | 'durationMinutes'> {
  readonly from: number;
  readonly to: number;
}

export interface KitUnits extends Units {
  readonly kitId: string;
}

type Items = readonly [shootIds: readonly string[], itemIds: readonly string[]];

export interface Found extends Record<string, unknown>, Pick<Availability, 'away'> {
  readonly shoots: readonly Taken[];
  readonly participants: Items;
  readonly costumes: Items;
  readonly props: Items;
  readonly equipment: readonly [...Items, quantities: readonly number[]];
  readonly kits: Items;
  readonly parts: readonly KitUnits[];
}

/** Each shoot with what it holds, in the order of the shoots. */
export function holdersOf(found: Found): Holder[] {
  const people = itemsByShoot(found.participants);
  const costumes = itemsByShoot(found.costumes);
  const props = itemsByShoot(found.props);
  const equipment = unitsByShoot(found.equipment);
  const kits = itemsByShoot(found.kits);
  const parts = Map.groupBy(found.parts, ({ kitId }) => kitId);
  return found.shoots.map(({ from, to, ...shoot }) => ({
    ...shoot,
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    personnelIds: people(shoot.id),
    costumeIds: costumes(shoot.id),
    propIds: props(shoot.id),
    equipment: addedUp([
      ...equipment(shoot.id),
      ...kits(shoot.id).flatMap((id) => parts.get(id) ?? []),
    ]),
  }));
}

type OfShoot<Item> = (shootId: string) => Item[];

/** The items at the places of a shoot. */
function byShoot<Item>(
  shootIds: readonly string[],
  itemAt: (place: number) => Item,
): OfShoot<Item> {
  const items = new Map<string, Item[]>();
  for (const [place, shootId] of shootIds.entries()) {
    const known = items.get(shootId);
    if (known) known.push(itemAt(place));
    else items.set(shootId, [itemAt(place)]);
  }
  return (shootId) => items.get(shootId) ?? [];
}

const itemsByShoot = ([shootIds, itemIds]: Items) =>
  byShoot(shootIds, (place) => itemIds[place] ?? '');

const unitsByShoot = ([shootIds, itemIds, quantities]: Found['equipment']) =>
  byShoot(shootIds, (place) => ({
    equipmentId: itemIds[place] ?? '',
    quantity: quantities[place] ?? 0,
  }));

/** Each piece of equipment once. */
function addedUp(parts: readonly Units[]): Units[] {
  const units = new Map<string, number>();
  for (const { equipmentId, quantity } of parts)
    units.set(equipmentId, (units.get(equipmentId) ?? 0) + quantity);
  return Array.from(units, ([equipmentId, quantity]) => ({ equipmentId, quantity }));
}
