import { runVitest } from '../test/runners.mjs';
import type { Result } from './result.ts';

/** Twice as many as with each change. The test prints and checks how many requests these make: more than 10,000. */
const RUNS = '60';

export const fuzz = (): Promise<Result> =>
  runVitest(['--project', 'server', 'apps/server/src/fuzz.test.ts'], { FUZZ_RUNS: RUNS });
