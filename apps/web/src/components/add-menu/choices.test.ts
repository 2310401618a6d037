import { describe, expect, it } from 'vitest';
import { type AddItem, freeFirst, matching } from './choices.ts';

const item = (id: string, name: string, detail: string | null = null): AddItem => ({
  id,
  name,
  detail,
  picture: null,
  placeholder: null,
});
const items = [
  item('1', 'Morgan le Fay', 'From: Arthurian legend'),
  item('2', 'Nimuë', 'From: Arthurian legend'),
  item('3', '浪人', null),
];
const found = (typed: string) => matching(items, typed).map(({ id }) => id);

describe('finding what to add', () => {
  it('shows everything while nothing is typed', () => {
    expect(found('  ')).toEqual(['1', '2', '3']);
  });

  it('takes any words in any order, from the name and the line below it', () => {
    expect(found('legend fay')).toEqual(['1']);
    expect(found('fay ronin')).toEqual([]);
  });

  it('lists what may not be available last, in its order', () => {
    const taken = items.map((each) => (each.id === '2' ? each : { ...each, busy: 'Away' }));
    expect(freeFirst(taken).map(({ id }) => id)).toEqual(['2', '1', '3']);
  });

  it('minds neither capitals nor accents, and knows other scripts', () => {
    expect(found('NIMUE')).toEqual(['2']);
    expect(found('浪')).toEqual(['3']);
  });
});
