import { vi } from 'vitest';

const PATIENCE_MS = 20_000;
const { waitFor } = vi;

// Jobs and mails come when the machine has time for them, and by themselves `vi.waitFor` and `expect.poll` give up after a
// second (the latter by `vitest.config.ts`).
vi.waitFor = (callback, options = {}) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
