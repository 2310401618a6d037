import type { Shoot, ShootDetail } from '@lensemble/contract/shoots';
import type { QueryClient } from '@tanstack/react-query';
import type { CatalogueKind } from '@/lib/catalogues.ts';
import { listItemsQuery } from '@/lib/catalogues.ts';
import { isDetail } from './shoot-detail.ts';

type AnyShoot = Shoot | ShootDetail;

/** The ids of what a shoot links, in any order; undefined where that is not known. */
const linkedIds: { readonly [Kind in CatalogueKind]: (shoot: AnyShoot) => unknown[] | undefined } =
  {
    locations: ({ locationId }) => [locationId],
    costumes: (shoot) => listOf(shoot)?.costumes.map(({ costumeId }) => costumeId),
    props: (shoot) => listOf(shoot)?.props.map(({ propId }) => propId),
    equipment: (shoot) => listOf(shoot)?.equipment.map(({ equipmentId }) => equipmentId),
    personnel: (shoot) => listOf(shoot)?.participants.map(({ personnelId }) => personnelId),
  };

const kinds = Object.keys(linkedIds) as CatalogueKind[];

const listOf = (shoot: AnyShoot) => (isDetail(shoot) ? shoot : undefined);

/**
 * Has the catalogues read again whose items say in which shoots they are, where a shoot links others than before
 * (undefined: it was not known, or is no more).
 */
export function refreshLinkedItems(
  client: QueryClient,
  before: AnyShoot | undefined,
  after: AnyShoot | undefined,
): void {
  for (const kind of kinds) {
    const old = before && linkedIds[kind](before);
    const now = after && linkedIds[kind](after);
    // A shoot that came without its links says nothing about them.
    const isSilent = before && after && !now;
    if (isSilent || (old && now && isSameSet(old, now))) continue;
    void client.invalidateQueries({ queryKey: listItemsQuery(kind).queryKey });
  }
}

function isSameSet(old: readonly unknown[], now: readonly unknown[]): boolean {
  const known = new Set(old);
  return known.size === new Set(now).size && now.every((id) => known.has(id));
}
