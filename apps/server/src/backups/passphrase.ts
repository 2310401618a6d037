import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { readBackupPassphrase } from '../start/env.ts';
import { SettingError } from '../start/setting-error.ts';
import { PASSPHRASE_MIN } from './secret-box.ts';

/** Asks at the terminal without showing what is typed. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

/**
 * The passphrase of the secret in an archive, from the environment or the terminal. It is no argument, because all users
 * of a machine can see those.
 * @param isNew whether it must be long enough, and be repeated
 * @throws SettingError if there is none
 */
export async function readPassphrase({ isNew }: { readonly isNew: boolean }): Promise<string> {
  const given = readBackupPassphrase();
  if (!given && !process.stdin.isTTY)
    throw new SettingError(
      `The secret needs a passphrase: set BACKUP_PASSPHRASE, or run the command in a terminal${isNew ? '' : ', or add --without-secret'}.`,
    );
  const passphrase = given || (await ask('Passphrase of the secret: '));
  if (!isNew) return passphrase;
  if (passphrase.length < PASSPHRASE_MIN)
    throw new SettingError(`The passphrase must have at least ${PASSPHRASE_MIN} characters.`);
  if (!given && (await ask('Again: ')) !== passphrase)
    throw new SettingError('The two passphrases differ: run the command again.');
  return passphrase;
}
