import { personnel } from '@lensemble/contract/personnel';
import type { Resource } from './resource.ts';

export const personnelResource: Resource = {
  catalogue: personnel,
  table: 'personnel',
  usedIn: { table: 'shoot_participants', item: 'personnel_id', shoot: 'shoot_id' },
  fields: { name: 'name', picture: 'avatarUrl', placeholder: 'avatarPlaceholder' },
};
