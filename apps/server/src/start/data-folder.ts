import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '../lib/error-code.ts';
import { SettingError } from './setting-error.ts';

/** The minimum length of a secret, in characters. */
export const AUTH_SECRET_MIN = 32;

/** Where an installation has what belongs to it. */
export interface Place {
  readonly dataDir: string;
  /** Whether the database is in the data folder. */
  readonly isEmbedded: boolean;
  /** Whether the data folder must have something: the database, the pictures or the secret. */
  readonly needsFolder: boolean;
}

/** A folder that this user cannot reach is there: preparing it then says why it cannot be used. */
function isThere(folder: string): boolean {
  try {
    statSync(folder);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ENOENT';
  }
}

/** For commands on an installation that is there: a mistyped name must not make an empty one. @throws SettingError */
export function expectInstallation({ dataDir, isEmbedded, needsFolder }: Place): void {
  if (isThere(dataDir) || !needsFolder) prepareDataFolder(dataDir);
  else
    throw new SettingError(
      `There is no data folder ${dataDir}: set DATA_DIR${isEmbedded ? ' or DATABASE_URL' : ''} as for the server.`,
    );
  if (isEmbedded && !existsSync(join(dataDir, 'database', 'PG_VERSION')))
    throw new SettingError(
      `The data folder ${dataDir} has no database: set DATA_DIR or DATABASE_URL as for the server.`,
    );
}

/** For commands that only look, or make the folder when they know that they can fill it. @throws SettingError */
export function expectUsable({ dataDir }: Place): void {
  if (isThere(dataDir)) prepareDataFolder(dataDir);
}

/** Creates the data folder, readable by its owner only. @throws SettingError if it cannot be written */
export function prepareDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const probe = join(dataDir, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    if (isFile(dataDir))
      throw new SettingError(
        `DATA_DIR=${dataDir} is a file: set DATA_DIR to a folder, for example DATA_DIR=/var/lib/lensemble.`,
        { cause: error },
      );
    throw new SettingError(
      `The data folder ${dataDir} cannot be written (${errorCode(error)}): let this user write to it, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Node's recursive `mkdir` never returns below a folder that accepts no folders, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may create it at the same moment.
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

/** The secret of this data folder: the first call creates it. @throws SettingError if it cannot be read or is too short */
export function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  try {
    return readSecret(file);
  } catch (error) {
    if (error instanceof SettingError) throw error;
    if (errorCode(error) !== 'ENOENT') throw unusableSecret(file, errorCode(error));
    storeSecret(dataDir, randomBytes(32).toString('hex'));
    return readSecret(file);
  }
}

/** The secret of this data folder; empty if there is none. @throws SettingError if it cannot be read or is too short */
export function readSecretIfAny(dataDir: string): string {
  const file = join(dataDir, 'secret');
  try {
    return readSecret(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw error instanceof SettingError ? error : unusableSecret(file, errorCode(error));
  }
}

/** Stores the secret of a data folder, unless it has one. */
export function storeSecret(dataDir: string, secret: string): void {
  const draft = join(dataDir, `.secret-${process.pid}`);
  try {
    writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true });
    // A link is atomic, and never replaces a secret that another process created meanwhile.
    linkSync(draft, join(dataDir, 'secret'));
  } catch (error) {
    // The other process was first: its secret counts.
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < AUTH_SECRET_MIN) throw unusableSecret(file, 'it is too short');
  return secret;
}

const unusableSecret = (file: string, reason: string | undefined) =>
  new SettingError(
    `The secret in ${file} cannot be used (${reason}): restore it from a backup, or delete it, which signs out all users.`,
  );
