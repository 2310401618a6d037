import { vi } from 'vitest';

const TIMEOUT_MS = 20_000;
const { waitFor } = vi;

// Jobs and mails take longer on a busy machine. By default `vi.waitFor` times out after one second. (`vitest.config.ts`
// sets the timeout of `expect.poll`.)
vi.waitFor = (callback, options = {}) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: TIMEOUT_MS, ...options });
