import type { Costume } from '@lensemble/contract/costumes';
import { costumes } from '@lensemble/contract/costumes';
import type { Equipment } from '@lensemble/contract/equipment';
import { equipment } from '@lensemble/contract/equipment';
import type { TeamLocation } from '@lensemble/contract/locations';
import { locations } from '@lensemble/contract/locations';
import type { CrewMember } from '@lensemble/contract/personnel';
import { personnel } from '@lensemble/contract/personnel';
import type { Prop } from '@lensemble/contract/props';
import { props } from '@lensemble/contract/props';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api.ts';

/** The calls of a team's catalogues, by the name that is also the screen's address. */
export const catalogues = { personnel, equipment, locations, props, costumes } as const;

export type CatalogueKind = keyof typeof catalogues;

/** An item of each catalogue. */
export interface ItemOf {
  personnel: CrewMember;
  equipment: Equipment;
  locations: TeamLocation;
  props: Prop;
  costumes: Costume;
}

/** All items of a catalogue, newest first. */
export function listItemsQuery<Kind extends CatalogueKind>(kind: Kind) {
  const { list } = catalogues[kind];
  return queryOptions({
    queryKey: [list.path],
    queryFn: ({ signal }) => callApi(list, { signal }) as Promise<ItemOf[Kind][]>,
  });
}
