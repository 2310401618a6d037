import { describe, expect, it } from 'vitest';
import { mapSearch } from './map-search.ts';

describe('the address of the map', () => {
  it('keeps known statuses and the chosen shoot', () => {
    expect(mapSearch({ status: 'completed.idea', shoot: 'abc', other: 1 })).toEqual({
      status: 'idea.completed',
      shoot: 'abc',
    });
  });

  it('keeps the filters of the lists', () => {
    expect(mapSearch({ q: 'selkie', person: 'ines', month: '2026-12' })).toEqual({
      q: 'selkie',
      person: 'ines',
      month: '2026-12',
    });
  });

  it('names what makes no sense as undefined', () => {
    const [q, person, costume, place, month] = Array<undefined>(5);
    const nothing = {
      q,
      mine: undefined,
      person,
      costume,
      place,
      month,
      status: undefined,
      shoot: undefined,
    };
    expect(mapSearch({ status: 'nonsense', shoot: 7 })).toStrictEqual(nothing);
    expect(mapSearch({ status: 7, shoot: '' })).toStrictEqual(nothing);
  });
});
