import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { errorCode } from '../../lib/error-code.ts';
import { SettingError } from '../../start/setting-error.ts';

/** The path of a socket is limited to about 100 characters, on some systems less. */
const MAX_PARENT = 80;

export const PORT = 5432;
/** The name that `pg` expects of a socket in the folder that it takes as host. */
export const SOCKET = `.s.PGSQL.${PORT}`;

const FOLDER_NAME = /^lensemble-[A-Za-z0-9]{6}$/;

export interface SocketFolder {
  path: string;
  remove(): void;
}

function removeLeftover(note: string): void {
  if (!existsSync(note)) return;
  const [leftover = '', owner] = readFileSync(note, 'utf8').split('\n');
  // The data folder may be a copy of one in use: remove only the folder that this note created.
  if (owner !== note || !FOLDER_NAME.test(basename(leftover))) return;
  rmSync(leftover, { recursive: true, force: true });
}

function makeIn(parent: string): string {
  try {
    return mkdtempSync(join(parent, 'lensemble-'));
  } catch (error) {
    throw new SettingError(
      `The folder for temporary files ${parent} cannot be written (${errorCode(error)}): let this user write to it, or set TMPDIR to another folder.`,
      { cause: error },
    );
  }
}

/**
 * Creates a private folder. It is removed when the process exits; after a kill, the next process removes it. @param
 * note the file that records the folder's path; the data folder must be locked
 */
export function makeSocketFolder(note: string): SocketFolder {
  removeLeftover(note);
  const path = makeIn(tmpdir().length > MAX_PARENT ? '/tmp' : tmpdir());
  writeFileSync(note, `${path}\n${note}`, { mode: 0o600 });
  const remove = () => {
    process.off('exit', remove);
    rmSync(path, { recursive: true, force: true });
    rmSync(note, { force: true });
  };
  process.once('exit', remove);
  return { path, remove };
}
