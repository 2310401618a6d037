import '../start/quick-start.ts';
import { parseArgs } from 'node:util';
import { callOf } from '../start/call-of.ts';
import { readEnv } from '../start/env.ts';
import { SettingError } from '../start/setting-error.ts';
import { tell } from '../start/tell.ts';
import { OWNER } from './people.ts';

/** `npm run demo`: creates the demo team in the configured database. `--reset` recreates it. */
async function run(): Promise<string> {
  const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } });
  const env = readEnv();
  const { startDatabase } = await import('../db/engine/database.ts');
  const database = await startDatabase(env);
  try {
    const { migrate } = await import('../db/migrate.ts');
    const { makeDeps } = await import('../make-deps.ts');
    const { provideDemoTeam } = await import('./demo-team.ts');
    const { backUpBeforeUpgrade } = await import('../backups/automatic.ts');
    await migrate(database.pool, {
      schema: env.databaseSchema,
      beforeChange: () => backUpBeforeUpgrade(env, database.pool, tell),
    });
    const isNew = await provideDemoTeam(makeDeps({ env, database }), values.reset);
    return message(isNew, env.publicUrl);
  } finally {
    await database.close();
  }
}

const message = (isNew: boolean, address: string) => `
${isNew ? 'The demo team “Nightshift Cosplay” is ready.' : `The demo team already exists. To recreate it: ${callOf('demo', '--reset')}`}

  Email     ${OWNER.email}
  Password  ${OWNER.password}

Run ${callOf('start')}, open ${address}/auth and sign in.
`;

try {
  process.stdout.write(await run());
} catch (error) {
  const told = error instanceof SettingError ? error.message : (error as Error).stack;
  process.stderr.write(`${told}\n`);
  process.exitCode = 1;
}
