import { describe, expect, it } from 'vitest';
import { placeForKey } from './board-keys.ts';

const sizes = [3, 0, 2, 1];
const at = (column: number, index: number) => ({ column, index });

describe('keys on the board', () => {
  it('move within a column and stop at its ends', () => {
    expect(placeForKey(sizes, at(0, 0), 'ArrowDown')).toEqual(at(0, 1));
    expect(placeForKey(sizes, at(0, 2), 'ArrowDown')).toBeUndefined();
    expect(placeForKey(sizes, at(0, 0), 'ArrowUp')).toBeUndefined();
    expect(placeForKey(sizes, at(0, 1), 'End')).toEqual(at(0, 2));
    expect(placeForKey(sizes, at(0, 1), 'Home')).toEqual(at(0, 0));
  });

  it('go to the next column that has cards, about as far down', () => {
    expect(placeForKey(sizes, at(0, 2), 'ArrowRight')).toEqual(at(2, 1));
    expect(placeForKey(sizes, at(2, 1), 'ArrowLeft')).toEqual(at(0, 1));
    expect(placeForKey(sizes, at(3, 0), 'ArrowRight')).toBeUndefined();
    expect(placeForKey(sizes, at(0, 0), 'ArrowLeft')).toBeUndefined();
  });

  it('leave every other key alone', () => {
    expect(placeForKey(sizes, at(0, 0), 'Enter')).toBeUndefined();
  });
});
