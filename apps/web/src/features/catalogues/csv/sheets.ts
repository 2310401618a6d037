import type { ColumnKind } from '@lensemble/contract/catalogue-columns';
import { costumeChange, costumeColumns, newCostume } from '@lensemble/contract/costumes';
import { equipmentChange, equipmentColumns, newEquipment } from '@lensemble/contract/equipment';
import { kitChange, kitColumns, newKit } from '@lensemble/contract/kits';
import {
  locationChange,
  locationColumns,
  newLocation,
  placeIdOfPoint,
} from '@lensemble/contract/locations';
import { crewColumns, crewMemberChange, newCrewMember } from '@lensemble/contract/personnel';
import { newProp, propChange, propColumns } from '@lensemble/contract/props';
import type { z } from 'zod';
import type { CatalogueKind } from '@/lib/catalogues/catalogues.ts';

export interface Sheet {
  readonly columns: Readonly<Record<string, ColumnKind>>;
  readonly newItem: z.ZodType<object>;
  readonly change: z.ZodType<object>;
  readonly nameField: 'name' | 'characterName';
  /** Fields that the contract takes only together. */
  readonly together?: readonly string[];
  /** Adds the fields that follow from those that a row sets. */
  readonly complete?: (fields: object) => object;
}

/** What a file of each catalog has. */
export const sheets: Readonly<Record<CatalogueKind, Sheet>> = {
  personnel: {
    columns: crewColumns,
    newItem: newCrewMember,
    change: crewMemberChange,
    nameField: 'name',
  },
  equipment: {
    columns: equipmentColumns,
    newItem: newEquipment,
    change: equipmentChange,
    nameField: 'name',
  },
  locations: {
    columns: locationColumns,
    newItem: newLocation,
    change: locationChange,
    nameField: 'name',
    together: ['latitude', 'longitude'],
    complete: withPlaceId,
  },
  props: { columns: propColumns, newItem: newProp, change: propChange, nameField: 'name' },
  costumes: {
    columns: costumeColumns,
    newItem: newCostume,
    change: costumeChange,
    nameField: 'characterName',
  },
  kits: { columns: kitColumns, newItem: newKit, change: kitChange, nameField: 'name' },
};

type Place = Partial<Pick<z.output<typeof newLocation>, 'placeId' | 'latitude' | 'longitude'>>;

/** Maps show only locations with a `placeId`. One that a row does not name would still be that of the last coordinates. */
function withPlaceId(fields: Place): Place {
  const { latitude, longitude = null, placeId } = fields;
  if (latitude === undefined || placeId) return fields;
  const isPoint = latitude !== null && longitude !== null;
  return { ...fields, placeId: isPoint ? placeIdOfPoint(latitude, longitude) : null };
}
