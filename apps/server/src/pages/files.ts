import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { join } from 'node:path/posix';

const PAGE_OR_COMPRESSED = /\.(html|br|gz)$/;
const HIDDEN = /(^|\/)\./;
/** For the server alone. */
const OWN = 'preloads.json';

/** The addresses of the built files that browsers ask for by name: all but pages and compressed twins. */
export function listFiles(webRoot: string): ReadonlySet<string> {
  const entries = readdirSync(webRoot, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(relative(webRoot, entry.parentPath), entry.name))
    .filter((path) => !PAGE_OR_COMPRESSED.test(path) && !HIDDEN.test(path) && path !== OWN);
  return new Set(paths.map((path) => `/${path}`));
}

const YEAR = { immutable: true, maxAge: '1y' } as const;
const HOUR = { immutable: false, maxAge: '1h' } as const;

/** How long a file may be kept: those in `assets` have names that change with their content. */
export const lifetimeOf = (path: string) => (path.startsWith('/assets/') ? YEAR : HOUR);
