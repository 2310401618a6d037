import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { errorCode } from '../../error-code.ts';
import { SettingError } from '../../setting-error.ts';

/** A socket's whole path may not be longer than about 100 characters, on some systems less. */
const MAX_PARENT = 80;

const OURS = /^lensemble-[A-Za-z0-9]{6}$/;

export interface SocketFolder {
  path: string;
  remove(): void;
}

/** Removes the folder that a killed process has left behind. */
function removeFormer(note: string): void {
  if (!existsSync(note)) return;
  const [former = '', owner] = readFileSync(note, 'utf8').split('\n');
  // A data folder may be a copy of one that is in use, or come from another machine: nothing else is ever removed.
  if (owner !== note || !OURS.test(basename(former))) return;
  rmSync(former, { recursive: true, force: true });
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
 * Makes a folder that only this user can enter. It goes away with the process, or with the next one on the same data folder
 * if that is killed.
 * @param note the file that remembers it; the data folder must be locked
 */
export function makeSocketFolder(note: string): SocketFolder {
  removeFormer(note);
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
