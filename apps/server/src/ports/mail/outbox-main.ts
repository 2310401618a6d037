import { expectInstallation, readSecretIfAny } from '../../start/data-folder.ts';
import { readEnv } from '../../start/env.ts';
import { SettingError } from '../../start/setting-error.ts';
import { listOutbox } from './list-outbox.ts';

/** `npm run outbox` lists the mails in the outbox, newest first. */
async function run(): Promise<string> {
  const { dataDir, smtp } = readEnv(undefined, {
    open: expectInstallation,
    secretOf: readSecretIfAny,
  });
  const entries = await listOutbox(dataDir);
  if (entries.length > 0) {
    return entries
      .map(({ when, to, subject, file }) => `${when}  ${to}\n  ${subject}\n  ${file}\n`)
      .join('\n');
  }
  return smtp
    ? 'The outbox is empty: mails go to the server in SMTP_URL.\n'
    : 'The outbox is empty.\n';
}

try {
  process.stdout.write(await run());
} catch (error) {
  const told = error instanceof SettingError ? error.message : (error as Error).stack;
  process.stderr.write(`${told}\n`);
  process.exitCode = 1;
}
