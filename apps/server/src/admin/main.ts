import '../start/quick-start.ts';
import { expectInstallation } from '../start/data-folder.ts';
import { readEnv } from '../start/env.ts';
import { tellFailure } from '../start/failure.ts';

/** `npm run admin`: what operators need without a screen, on either engine, also while the server runs. */
const [{ commandOf, UsageError }, { runOn }] = await Promise.all([
  import('./commands.ts'),
  import('./run-on.ts'),
]);
try {
  const command = commandOf(process.argv.slice(2));
  const env = readEnv(undefined, { open: expectInstallation });
  process.stdout.write(`${await runOn(env, command)}\n`);
} catch (error) {
  const isUsage = error instanceof UsageError;
  process.stderr.write(`${isUsage ? error.message : tellFailure(error)}\n`);
  process.exitCode = 1;
}
