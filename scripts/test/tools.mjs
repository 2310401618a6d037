import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that the repository was cloned into. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Lets a child process find the repository's own tools, and its own Node before the machine's. */
export function withTools(env = process.env) {
  return { ...env, PATH: [join(root, 'node_modules', '.bin'), env.PATH].join(delimiter) };
}
