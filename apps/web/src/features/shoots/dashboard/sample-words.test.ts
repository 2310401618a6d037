import { expect, test } from 'vitest';
import { goesWords } from './sample-words.ts';

const none = {
  shoots: 0,
  personnel: 0,
  locations: 0,
  costumes: 0,
  props: 0,
  equipment: 0,
  kits: 0,
};

test('the question names what goes, in numbers', () => {
  expect(goesWords({ ...none, shoots: 3, personnel: 1, equipment: 4 })).toBe(
    'This deletes 3 shoots, 1 crew member, and 4 pieces of equipment. This action cannot be undone.',
  );
  expect(goesWords({ ...none, props: 1 })).toBe(
    'This deletes 1 prop. This action cannot be undone.',
  );
  expect(goesWords(none)).toBe('You have changed or used all of it, so nothing is deleted.');
});
