import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A socket's whole path may not be longer than about 100 characters, on some systems less. */
const MAX_PARENT = 80;

export interface SocketFolder {
  path: string;
  remove(): void;
}

/** Makes a folder that only this user can enter, and that goes away with the process unless that is killed. */
export function makeSocketFolder(): SocketFolder {
  const parent = tmpdir().length > MAX_PARENT ? '/tmp' : tmpdir();
  const path = mkdtempSync(join(parent, 'lensemble-'));
  const remove = () => {
    process.off('exit', remove);
    rmSync(path, { recursive: true, force: true });
  };
  process.once('exit', remove);
  return { path, remove };
}
