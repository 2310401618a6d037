import { expectUsable, readSecretIfAny } from '../start/data-folder.ts';
import { type Env, readEnv, readHints } from '../start/env.ts';
import { tellFailure } from '../start/failure.ts';
import { checkDatabase } from './database.ts';
import { type Finding, problem, warning } from './finding.ts';
import { checkMachine, type Machine } from './machine.ts';
import { checkServices } from './services.ts';

/** Tokens, certificates and signed requests allow for less. */
const CLOCK_MAX_MS = 60_000;

/**
 * Examines an installation, which may be running.
 * @param source the environment variables, by default those of the process
 * @returns what is wrong; nothing if all is well
 */
export async function diagnose(machine: Machine, source?: NodeJS.ProcessEnv): Promise<Finding[]> {
  const hints = readHints(source).map(warning);
  let env: Env;
  try {
    env = readEnv(source, { open: expectUsable, secretOf: readSecretIfAny });
  } catch (error) {
    // Nothing else can be examined without settings.
    return [...hints, problem(tellFailure(error))];
  }
  return [...hints, ...(await examine(env, machine))];
}

/** Examines the installation of valid settings. */
export async function examine(env: Env, machine: Machine): Promise<Finding[]> {
  const [machines, database, services] = await Promise.all([
    checkMachine(env, machine),
    checkDatabase(env),
    checkServices(env),
  ]);
  const clocks = [database.clockAhead ?? [], services.clocksAhead].flat();
  return [
    ...checkProxy(env),
    ...machines,
    ...database.findings,
    ...services.findings,
    ...checkClock(clocks),
  ];
}

function checkProxy({ publicUrl, trustProxy }: Env): Finding[] {
  const isSecure = publicUrl.startsWith('https:');
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
  return [
    ...(isSecure && trustProxy === false
      ? [
          warning(
            'The proxy in front of the server is not trusted, so that all visitors share one limit: set TRUST_PROXY to the number of proxies, for example TRUST_PROXY=1.',
          ),
        ]
      : []),
    ...(isSecure || isLocal
      ? []
      : [
          warning(
            `Passwords travel unencrypted to ${publicUrl}: put a proxy with TLS in front, and set PUBLIC_URL to its https address.`,
          ),
        ]),
  ];
}

/** Several clocks disagree with a wrong one in the same way; a single one may be wrong itself. */
function checkClock(ahead: readonly number[]): Finding[] {
  const [median] = ahead.toSorted((a, b) => a - b).slice(Math.floor(ahead.length / 2));
  if (median === undefined || Math.abs(median) <= CLOCK_MAX_MS) return [];
  const seconds = Math.round(Math.abs(median) / 1_000);
  return [
    problem(
      `The clock of this machine is ${seconds} seconds ${median > 0 ? 'slow' : 'fast'}: turn on time synchronization, for example with "timedatectl set-ntp true".`,
    ),
  ];
}
