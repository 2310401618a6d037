import '../start/quick-start.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { callOf } from '../start/call-of.ts';
import { expectUsable, readSecretIfAny } from '../start/data-folder.ts';
import { readEnv } from '../start/env.ts';
import { pathOf, readArguments, runCommand } from './command.ts';
import type { CheckedArchive } from './open-archive.ts';
import { readPassphrase } from './passphrase.ts';
import { unlockSecret } from './secret-box.ts';

const USAGE = callOf('restore', 'FILE [--without-secret]');

const options = { 'without-secret': { type: 'boolean', default: false } } as const;

async function secretIn({ manifest }: CheckedArchive, isLeftOut: boolean) {
  if (!manifest.secret || isLeftOut) return undefined;
  return unlockSecret(manifest.secret, await readPassphrase({ isNew: false }));
}

/** `npm run restore`: restores an archive into the configured installation, which must be empty. */
async function run(): Promise<string> {
  const { values, positionals } = readArguments(USAGE, options, 1);
  const env = readEnv(undefined, { open: expectUsable, secretOf: readSecretIfAny });
  const { openArchive } = await import('./open-archive.ts');
  const { restore } = await import('./restore.ts');
  const { storageOf } = await import('../ports/storage/storage-of.ts');
  const archive = await openArchive(pathOf(String(positionals[0])));
  try {
    const secret = await secretIn(archive, values['without-secret']);
    await restore(archive, { ...env, storage: storageOf(env) }, secret);
    const hasSecret = env.authSecret !== '' || existsSync(join(env.dataDir, 'secret'));
    return summary(archive, hasSecret);
  } finally {
    archive.close();
  }
}

function summary({ manifest }: CheckedArchive, hasSecret: boolean): string {
  const lines = [
    `The backup of ${manifest.madeAt} (version ${manifest.version}) is restored. Start the server.`,
  ];
  if (manifest.pictures === null)
    lines.push('It has no pictures: those in the store stay as they are.');
  if (!hasSecret)
    lines.push(
      'There is no secret: put the file "secret" of the former installation into DATA_DIR before you start, or set its AUTH_SECRET. With another one, everyone must sign in again, and links that people received stop working.',
    );
  return lines.join('\n');
}

await runCommand(run);
