import '../start/quick-start.ts';
import { callOf } from '../start/call-of.ts';
import { expectInstallation, expectUsable, readSecretIfAny } from '../start/data-folder.ts';
import { readEnv } from '../start/env.ts';
import { SettingError } from '../start/setting-error.ts';
import { databaseSchema as databaseSchemaName } from '../start/settings/database-schema.ts';
import { readArguments, runCommand } from './command.ts';

const USAGE = callOf(
  'move',
  '--to postgres://user:password@host:5432/name [--schema NAME], or --to embedded',
);

const options = { to: { type: 'string' }, schema: { type: 'string' } } as const;

/** `npm run move`: moves the database between the embedded engine and a PostgreSQL server. */
async function run(): Promise<string> {
  const { to, schema } = readArguments(USAGE, options, 0).values;
  const isPostgres = /^postgres(ql)?:\/\/./.test(to ?? '');
  const isKnown = isPostgres || (to === 'embedded' && schema === undefined);
  const databaseSchema = databaseSchemaName.optional().safeParse(schema);
  if (!to || !isKnown) throw new SettingError(`Usage: ${USAGE}`);
  if (!databaseSchema.success)
    throw new SettingError(
      '--schema must be a name of lower-case letters, digits and underscores, for example --schema lensemble.',
    );
  const open = isPostgres ? expectInstallation : expectUsable;
  const env = readEnv(undefined, { open, secretOf: readSecretIfAny });
  const { moveToEmbedded, moveToPostgres } = await import('./move.ts');
  const { rows, former } = isPostgres
    ? await moveToPostgres(env, { databaseUrl: to, databaseSchema: databaseSchema.data })
    : await moveToEmbedded(env);
  const done = `The database has moved, with ${rows} rows. The pictures and the secret stay where they are.`;
  const andSchema = schema === undefined ? '' : `and DATABASE_SCHEMA to ${schema}, `;
  return former
    ? `${done}\nSet DATABASE_URL to the address of the database, ${andSchema}and start the server. The former database is in ${former}: delete it when all is well.`
    : `${done}\nLeave DATABASE_URL out, and start the server. The former database is still on its server: delete it when all is well.`;
}

await runCommand(run);
