import { costumes } from '@lensemble/contract/costumes';
import type { Resource } from './resource.ts';
import { usualFields } from './resource.ts';

export const costumesResource: Resource = {
  catalogue: costumes,
  table: 'costumes',
  usedIn: { table: 'shoot_costumes', item: 'costume_id', shoot: 'shoot_id' },
  fields: { ...usualFields, name: 'characterName' },
};
