import { type Costume, costumes } from '@lensemble/contract/costumes';
import { type Equipment, equipment } from '@lensemble/contract/equipment';
import { locations, type TeamLocation } from '@lensemble/contract/locations';
import { type CrewMember, personnel } from '@lensemble/contract/personnel';
import { type Prop, props } from '@lensemble/contract/props';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../calls/api.ts';

/** The endpoints of each catalog. The key is also the path of its screen. */
export const catalogues = { personnel, equipment, locations, props, costumes } as const;

export type CatalogueKind = keyof typeof catalogues;

export interface ItemOf {
  personnel: CrewMember;
  equipment: Equipment;
  locations: TeamLocation;
  props: Prop;
  costumes: Costume;
}

/** All items of a catalog, newest first. */
export function listItemsQuery<Kind extends CatalogueKind>(kind: Kind) {
  const { list } = catalogues[kind];
  return queryOptions({
    queryKey: [list.path],
    queryFn: ({ signal }) => callApi(list, { signal }) as Promise<ItemOf[Kind][]>,
  });
}
