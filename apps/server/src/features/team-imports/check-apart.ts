import { fileURLToPath } from 'node:url';
import { runApart } from '../../lib/run-apart.ts';
import type { CheckJob, CheckOutcome } from './check-archive.ts';

const PROGRAM = fileURLToPath(new URL('check-process.ts', import.meta.url));
const TIMEOUT_MS = 600_000;

/** Checks an archive in a separate process. One that takes too much time or memory is too large. */
export async function checkApart(job: CheckJob): Promise<CheckOutcome> {
  return (await runApart<CheckOutcome>(PROGRAM, job, TIMEOUT_MS)) ?? { refusal: 'tooLarge' };
}
