import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { isFinalRefusal } from './refusals.ts';

const refusal = (status: number) => new ApiError(status, '', '{}');

describe('an attempt to create', () => {
  it('is over when the server has refused it', () => {
    expect([400, 401, 403, 413, 422, 429].map(refusal).every(isFinalRefusal)).toBe(true);
  });

  it('may have worked when no answer came, when the server broke down, and while the same key is at work', () => {
    expect(
      [new TypeError('Failed to fetch'), refusal(409), refusal(500), refusal(503)].some(
        isFinalRefusal,
      ),
    ).toBe(false);
  });
});
