import type { ListedShoot, ShootDetail } from '@lensemble/contract/shoots';
import type { QueryClient } from '@tanstack/react-query';
import { type CatalogueKind, listItemsQuery } from '@/lib/catalogues/catalogues.ts';
import { isDetail } from './shoot-detail.ts';

type AnyShoot = ListedShoot | ShootDetail;

/** The ids of the items linked to a shoot, in any order; undefined if unknown. */
const linkedIds: { readonly [Kind in CatalogueKind]: (shoot: AnyShoot) => unknown[] | undefined } =
  {
    locations: ({ locationId }) => [locationId],
    costumes: (shoot) => listOf(shoot)?.costumes.map(({ costumeId }) => costumeId),
    props: (shoot) => listOf(shoot)?.props.map(({ propId }) => propId),
    equipment: (shoot) => listOf(shoot)?.equipment.map(({ equipmentId }) => equipmentId),
    personnel: (shoot) => listOf(shoot)?.participants.map(({ personnelId }) => personnelId),
    kits: () => undefined,
  };

const kinds = Object.keys(linkedIds) as CatalogueKind[];

const listOf = (shoot: AnyShoot) => (isDetail(shoot) ? shoot : undefined);

/**
 * Invalidates the catalogs whose items list their shoots, unless the links of the shoot are known to be unchanged.
 *
 * @param before the shoot before the change; undefined if unknown or new
 * @param after the shoot after the change; undefined if deleted
 */
export function refreshLinkedItems(
  client: QueryClient,
  before: AnyShoot | undefined,
  after: AnyShoot | undefined,
): void {
  for (const kind of kinds) {
    const old = before && linkedIds[kind](before);
    const now = after && linkedIds[kind](after);
    // A shoot without its links does not tell whether they have changed.
    const isSilent = before && after && !now;
    if (isSilent || (old && now && isSameSet(old, now))) continue;
    void client.invalidateQueries({ queryKey: listItemsQuery(kind).queryKey });
  }
}

function isSameSet(old: readonly unknown[], now: readonly unknown[]): boolean {
  const known = new Set(old);
  return known.size === new Set(now).size && now.every((id) => known.has(id));
}
