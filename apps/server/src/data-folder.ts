import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from './error-code.ts';
import { SettingError } from './setting-error.ts';

/** How many characters a secret has at least. */
export const AUTH_SECRET_MIN = 32;

/** Makes the data folder, for its owner's eyes only, and refuses one that cannot be written. */
export function prepareDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const probe = join(dataDir, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new SettingError(
      `The data folder ${dataDir} cannot be written (${errorCode(error)}): let this user write to it, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** Node's own recursive form never ends where a parent takes no folders at all, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may make it in the same moment.
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

/** The secret of this data folder: made on the first call, the same ever after. */
export function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  try {
    return readSecret(file);
  } catch (error) {
    if (error instanceof SettingError) throw error;
    if (errorCode(error) !== 'ENOENT') throw unusableSecret(file, errorCode(error));
    const draft = join(dataDir, `.secret-${process.pid}`);
    try {
      makeSecret(draft, file);
    } finally {
      rmSync(draft, { force: true });
    }
    return readSecret(file);
  }
}

function makeSecret(draft: string, file: string): void {
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    // A link appears whole or not at all, and never replaces what another process made meanwhile.
    linkSync(draft, file);
  } catch {
    // The other process was quicker: its secret is as good.
  }
}

function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < AUTH_SECRET_MIN) throw unusableSecret(file, 'it is too short');
  return secret;
}

const unusableSecret = (file: string, reason: string | undefined) =>
  new SettingError(
    `The secret in ${file} cannot be used (${reason}): restore it from a backup, or delete it, which signs everybody out.`,
  );
