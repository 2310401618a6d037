import { describe, expect, it } from 'vitest';
import { mapSearch } from './map-search.ts';

describe('the address of the map', () => {
  it('keeps known statuses and the chosen shoot', () => {
    expect(mapSearch({ status: 'completed.idea', shoot: 'abc', other: 1 })).toEqual({
      status: 'idea.completed',
      shoot: 'abc',
    });
  });

  it('names what makes no sense as undefined', () => {
    const nothing = { status: undefined, shoot: undefined };
    expect(mapSearch({ status: 'nonsense', shoot: 7 })).toStrictEqual(nothing);
    expect(mapSearch({ status: 7, shoot: '' })).toStrictEqual(nothing);
  });
});
