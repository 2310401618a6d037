import { afterEach, describe, expect, it, vi } from 'vitest';

// Other test files can leave a question to their own server unanswered, which the module would wait for.
vi.resetModules();
const { ApiError, isFinalRefusal, isGone } = await import('@/lib/calls/api.ts');
const { isWithoutServer } = await import('./refusals.ts');

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
  afterEach(() => vi.unstubAllGlobals());

  it('waits for the server only where no answer came and the server is not there', async () => {
    vi.stubGlobal('fetch', async () => new Response());
    expect(await isWithoutServer(new TypeError('Failed to fetch'))).toBe(false);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await isWithoutServer(new TypeError('Failed to fetch'))).toBe(true);
    expect(await isWithoutServer(refusal(502))).toBe(true);
    expect(await isWithoutServer(refusal(500))).toBe(false);
  });

  it('knows that there is no such shoot any more', () => {
    expect(isGone(refusal(404))).toBe(true);
    expect([refusal(409), new TypeError('Failed to fetch')].some(isGone)).toBe(false);
  });
});
