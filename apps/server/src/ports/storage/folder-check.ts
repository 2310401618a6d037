import { access, constants, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { errorCode } from '../../lib/error-code.ts';
import { UnavailableError } from '../../lib/unavailable-error.ts';

/**
 * Checks each folder on the way from a folder to one below it. One that does not exist is created when it is needed.
 * @throws UnavailableError if a folder cannot be used; its message names the folder
 */
export async function checkFolder(top: string, below: string): Promise<void> {
  let folder = top;
  for (const name of ['', ...below.split(sep)]) {
    folder = join(folder, name);
    if (!(await isUsable(folder))) return;
  }
}

async function isUsable(folder: string): Promise<boolean> {
  try {
    if (!(await stat(folder)).isDirectory()) {
      throw new UnavailableError(`${folder} is not a folder: move it away`);
    }
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch (error) {
    if (error instanceof UnavailableError) throw error;
    if (errorCode(error) === 'ENOENT') return false;
    throw new UnavailableError(
      `The folder ${folder} cannot be read and written (${errorCode(error)}): let this user read it and write to it`,
      { cause: error },
    );
  }
}
