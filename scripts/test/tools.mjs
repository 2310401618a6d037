import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The environment in which a child process finds the repository's tools and Node first. */
export function withTools(env = process.env) {
  return { ...env, PATH: [join(root, 'node_modules', '.bin'), env.PATH].join(delimiter) };
}
