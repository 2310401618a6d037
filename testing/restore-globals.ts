import { afterAll, vi } from 'vitest';

// The next test file of the process must not see the globals, clock and spies of this one.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
