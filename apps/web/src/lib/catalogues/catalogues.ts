import type { CatalogueKind } from '@lensemble/contract/catalogue-kinds';
import { type Costume, costumes } from '@lensemble/contract/costumes';
import { type Equipment, equipment } from '@lensemble/contract/equipment';
import { type Kit, kits } from '@lensemble/contract/kits';
import { locations, type TeamLocation } from '@lensemble/contract/locations';
import { type CrewMember, personnel } from '@lensemble/contract/personnel';
import { type Prop, props } from '@lensemble/contract/props';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../calls/api.ts';

/** The endpoints of each catalog. The key is also the path of its screen. */
export const catalogues = {
  personnel,
  equipment,
  locations,
  props,
  costumes,
  kits,
} as const satisfies Record<CatalogueKind, unknown>;

export type { CatalogueKind };

/** The kinds that the editor links to a shoot. */
export type LinkedKind = Exclude<CatalogueKind, 'kits'>;

export interface ItemOf {
  personnel: CrewMember;
  equipment: Equipment;
  locations: TeamLocation;
  props: Prop;
  costumes: Costume;
  kits: Kit;
}

/** All items of a catalog, newest first. */
export function listItemsQuery<Kind extends CatalogueKind>(kind: Kind) {
  const { list } = catalogues[kind];
  return queryOptions({
    queryKey: [list.path],
    queryFn: ({ signal }) => callApi(list, { signal }) as Promise<ItemOf[Kind][]>,
  });
}
