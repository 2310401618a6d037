import { autocompletePlaces } from '@lensemble/contract/places';
import { describe, expect, it } from 'vitest';
import { randomId } from '@/lib/calls/random-key.ts';
import { ApiError } from '../calls/api.ts';
import { placeFailure } from './places.ts';

const answered = (status: number, text: string) => placeFailure(new ApiError(status, '', text));

describe('a failed search for places', () => {
  it('says what the server says', () => {
    expect(answered(503, '{"error":"Places are away","code":"away"}')).toBe('Places are away');
  });

  it('says what is wrong with the text', () => {
    const body = { error: 'Please check', code: 'invalid', fields: { q: 'This is too long' } };
    expect(answered(422, JSON.stringify(body))).toBe('This is too long');
  });

  it('tells an answer that is none from no answer', () => {
    expect(answered(502, '<html>')).toBe('Unable to fetch locations');
    expect(placeFailure(new SyntaxError('Unexpected end'))).toBe('Unable to fetch locations');
    const away = 'Failed to fetch locations. Please try again.';
    expect(placeFailure(new TypeError('fetch failed'))).toBe(away);
    expect(placeFailure(new DOMException('late', 'TimeoutError'))).toBe(away);
  });
});

describe('the id of a search', () => {
  it('is one that the contract takes, and another one each time', () => {
    const session = randomId();
    expect(autocompletePlaces.query?.safeParse({ q: 'Wien', session }).success).toBe(true);
    expect(randomId()).not.toBe(session);
  });
});
