import '../start/quick-start.ts';
import { callOf } from '../start/call-of.ts';
import { expectInstallation, readSecretIfAny } from '../start/data-folder.ts';
import { readEnv } from '../start/env.ts';
import { SettingError } from '../start/setting-error.ts';
import { pathOf, readArguments, runCommand } from './command.ts';
import type { Manifest } from './manifest.ts';
import { readPassphrase } from './passphrase.ts';

const USAGE = callOf('backup', 'FILE [--with-secret] [--without-pictures]');

const options = {
  'with-secret': { type: 'boolean', default: false },
  'without-pictures': { type: 'boolean', default: false },
} as const;

async function readSecret(authSecret: string) {
  if (authSecret === '')
    throw new SettingError(
      'This installation has no secret yet: set DATA_DIR as for the server, or leave --with-secret out.',
    );
  return { text: authSecret, passphrase: await readPassphrase({ isNew: true }) };
}

/** `npm run backup`: makes an archive of the configured installation, also while its server runs. */
async function run(): Promise<string> {
  const { values, positionals } = readArguments(USAGE, options, 1);
  const env = readEnv(undefined, { open: expectInstallation, secretOf: readSecretIfAny });
  const secret = values['with-secret'] ? await readSecret(env.authSecret) : undefined;
  const { attachDatabase } = await import('../db/engine/attach.ts');
  const { storageOf } = await import('../ports/storage/storage-of.ts');
  const { backUp } = await import('./backup.ts');
  const file = pathOf(String(positionals[0]));
  const { pool, engine, close } = await attachDatabase(env);
  try {
    const storage = values['without-pictures'] ? undefined : storageOf(env);
    const source = { pool, engine, schema: env.databaseSchema, storage };
    const made = await backUp(file, { ...source, ...(secret && { secret }) });
    return summary(file, made);
  } finally {
    await close();
  }
}

function summary(file: string, { rows, pictures, secret }: Manifest): string {
  const count = rows.tables.reduce((sum, table) => sum + table.rows, 0);
  const files = pictures ? `${pictures.files} picture files` : 'no pictures';
  const lines = [`The backup is ready: ${file}`, `It has ${count} rows and ${files}.`];
  if (pictures?.missing) lines.push(`${pictures.missing} picture files are missing in the store.`);
  if (!secret) lines.push('It does not have the secret: keep that separately (docs/backup.md).');
  return lines.join('\n');
}

await runCommand(run);
