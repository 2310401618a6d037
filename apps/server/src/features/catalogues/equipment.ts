import { equipment } from '@lensemble/contract/equipment';
import type { Resource } from './resource.ts';
import { usualFields } from './resource.ts';

export const equipmentResource: Resource = {
  catalogue: equipment,
  table: 'equipment',
  usedIn: { table: 'shoot_equipment', item: 'equipment_id', shoot: 'shoot_id' },
  fields: usualFields,
};
