import { describe, expect, it } from 'vitest';
import { edgeOf, moved } from './reorder.ts';

const ids = ['a', 'b', 'c', 'd'];

describe('putting a reference elsewhere', () => {
  it('gives it the place of the one that it is dropped on', () => {
    expect(moved(ids, 'a', 'c')).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(ids, 'd', 'a')).toEqual(['d', 'a', 'b', 'c']);
    expect(moved(ids, 'b', 'b')).toEqual(ids);
  });

  it('changes nothing if one of the two is gone', () => {
    expect(moved(ids, 'x', 'a')).toEqual(ids);
    expect(moved(ids, 'a', 'x')).toEqual(ids);
  });

  it('shows on which side it will land', () => {
    expect(edgeOf(ids, 'a', 'c', 'c')).toBe('after');
    expect(edgeOf(ids, 'd', 'b', 'b')).toBe('before');
    expect(edgeOf(ids, 'd', 'b', 'c')).toBeNull();
    expect(edgeOf(ids, 'b', 'b', 'b')).toBeNull();
  });
});
