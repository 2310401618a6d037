// Checks the archive that the message names and sends the outcome to `check-apart.ts`.
import { endProcess, limitProcess } from '../../lib/limited-process.ts';
import { type CheckJob, checkArchive } from './check-archive.ts';

/** The largest archive takes half of it. */
const MEMORY_MAX = 600_000_000;

limitProcess(MEMORY_MAX);
process.once('message', async (job) =>
  process.send?.(await checkArchive(job as CheckJob), endProcess),
);
