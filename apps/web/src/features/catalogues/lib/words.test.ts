import { catalogueKinds } from '@lensemble/contract/catalogue-kinds';
import { expect, test } from 'vitest';
import { failureText, successText } from './words.ts';

const kinds = catalogueKinds;

test('successes use the words of the spec', () => {
  expect(kinds.map((kind) => successText(kind, 'create'))).toEqual([
    'Crew member added successfully',
    'Equipment added successfully',
    'Location added successfully',
    'Prop added successfully',
    'Costume added successfully',
    'Kit added successfully',
  ]);
  expect(successText('personnel', 'update')).toBe('Crew member updated successfully');
  expect(successText('costumes', 'delete')).toBe('Costume deleted successfully');
});

test('failures use the words of the spec', () => {
  expect(kinds.map((kind) => failureText(kind, 'update'))).toEqual([
    'Failed to update crew member',
    'Failed to update equipment',
    'Failed to update location',
    'Failed to update prop',
    'Failed to update costume',
    'Failed to update kit',
  ]);
  expect(failureText('props', 'create')).toBe('Failed to create prop');
  expect(failureText('personnel', 'delete')).toBe('Failed to delete crew member');
});
