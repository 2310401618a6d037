import { describe, expect, it } from 'vitest';
import { typedMeanwhile } from './typed-meanwhile.ts';

describe('what was typed while saving', () => {
  const sent = { firstName: 'Mira', lastName: 'Lindqvist' };

  it('is nothing when the form still says what was sent', () => {
    expect(typedMeanwhile(sent, { ...sent })).toEqual({});
  });

  it('is every field that says something else by now', () => {
    expect(typedMeanwhile(sent, { ...sent, firstName: 'Mirabel' })).toEqual({
      firstName: 'Mirabel',
    });
    expect(typedMeanwhile(sent, { firstName: '', lastName: 'L' })).toEqual({
      firstName: '',
      lastName: 'L',
    });
  });
});
