import { describe, expect, it } from 'vitest';
import { ApiError, isFinalRefusal, isGone } from '@/lib/calls/api.ts';
import { isWithoutNetwork } from './refusals.ts';

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

describe('a save that failed', () => {
  it('waits for the network only where no answer came and the browser has none', () => {
    expect(isWithoutNetwork(new TypeError('Failed to fetch'), false)).toBe(true);
    expect(isWithoutNetwork(new TypeError('Failed to fetch'), true)).toBe(false);
    expect(isWithoutNetwork(refusal(500), false)).toBe(false);
  });

  it('knows that there is no such shoot any more', () => {
    expect(isGone(refusal(404))).toBe(true);
    expect([refusal(409), new TypeError('Failed to fetch')].some(isGone)).toBe(false);
  });
});
