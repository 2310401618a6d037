import type { Deps } from '../../deps.ts';
import { examine } from '../../doctor/diagnose.ts';
import { thisMachine } from '../../doctor/machine.ts';
import { freeBytes } from '../../lib/free-bytes.ts';
import { VERSION } from '../../lib/version.ts';
import { readinessOf } from '../health/service.ts';
import { listTeams, listUsers } from './service.ts';

export type OperatorView = Awaited<ReturnType<typeof operatorView>>;

interface Wish {
  /** A part of the names and addresses to list. */
  readonly text: string;
  /** Whether to ask every service, which takes seconds. */
  readonly hasFindings: boolean;
}

/** What the page of operators shows. */
export async function operatorView(deps: Deps, { text, hasFindings }: Wish) {
  const { pool, env, jobs, webRoot = '' } = deps;
  // Before the queries below, which are connections too.
  const connections = {
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  };
  const [{ troubles }, queues, failed, users, teams, free, findings] = await Promise.all([
    readinessOf(deps).ask(),
    jobs.listQueues(),
    jobs.listFailed(),
    listUsers(deps, text),
    listTeams(deps, text),
    freeBytes(env.dataDir),
    hasFindings ? examine(env, thisMachine(webRoot)) : undefined,
  ]);
  return {
    text,
    version: VERSION,
    troubles,
    queues,
    failed,
    users,
    teams,
    findings,
    freeBytes: free,
    memoryBytes: process.memoryUsage.rss(),
    uptimeSeconds: process.uptime(),
    connections,
  };
}
