import { describe, expect, test } from 'vitest';
import { ApiError } from '@/lib/calls/api.ts';
import { reasonOf } from './refusal.ts';

const refused = (status: number, error: string, retryAfter?: string) =>
  new ApiError(status, '', JSON.stringify({ error, code: 'invalid' }), retryAfter);

describe('why a call failed', () => {
  test('is shown in the words of the server', () => {
    expect(reasonOf(refused(401, 'The email or the password is wrong.'))).toBe(
      'The email or the password is wrong.',
    );
    expect(reasonOf(refused(401, 'Wrong password'))).toBe('Wrong password.');
  });

  test.each([
    ['1', '1 second'],
    ['40', '40 seconds'],
    ['60', '1 minute'],
    ['61', '2 minutes'],
    ['899', '15 minutes'],
    ['3600', '1 hour'],
    ['3601', '2 hours'],
  ])('says after %s seconds of waiting: %s', (header, words) => {
    expect(reasonOf(refused(429, 'Too many attempts', header))).toBe(
      `Too many attempts. You can try again in ${words}.`,
    );
  });

  test('says nothing of waiting when the server does not', () => {
    expect(reasonOf(refused(429, 'Too many attempts'))).toBe('Too many attempts.');
  });

  test('names the step that failed', () => {
    const cause = refused(401, 'This sign-in is no longer valid.');
    expect(reasonOf(new Error('Failed to set session', { cause }))).toBe(
      'Failed to set session. This sign-in is no longer valid.',
    );
  });

  test('is plain where there is no answer, or one without words', () => {
    expect(reasonOf(new TypeError('Failed to fetch'))).toMatch(/cannot be reached/);
    expect(reasonOf(new ApiError(502, 'Bad Gateway', '<html>'))).toBe(
      'Something went wrong. Please try again.',
    );
  });
});
