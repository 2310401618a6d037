import { props } from '@lensemble/contract/props';
import type { Resource } from './resource.ts';
import { usualFields } from './resource.ts';

export const propsResource: Resource = {
  catalogue: props,
  table: 'props',
  usedIn: { table: 'shoot_props', item: 'prop_id', shoot: 'shoot_id' },
  fields: usualFields,
};
