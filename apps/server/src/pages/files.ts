import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { join } from 'node:path/posix';

const PAGE_OR_COMPRESSED = /\.(html|br|gz)$/;
const HIDDEN = /(^|\/)\./;
/** Also those in the folder of a language. */
const SERVER_ONLY = /(^|\/)(preloads|first-paint)\.json$/;

/** The URLs of built files, without pages and compressed variants. */
export function listFiles(webRoot: string): ReadonlySet<string> {
  const entries = readdirSync(webRoot, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(relative(webRoot, entry.parentPath), entry.name))
    .filter(
      (path) => !PAGE_OR_COMPRESSED.test(path) && !HIDDEN.test(path) && !SERVER_ONLY.test(path),
    );
  return new Set(paths.map((path) => `/${path}`));
}

const YEAR = { immutable: true, maxAge: '1y' } as const;
const HOUR = { immutable: false, maxAge: '1h' } as const;

/** Browsers must notice a new one, because it brings the new version of *On set*. */
const NEVER = { immutable: false, maxAge: 0 } as const;
export const SERVICE_WORKER = '/service-worker.js';

/** Returns how long browsers may cache a file. The names of files in `assets` contain a content hash. */
export const lifetimeOf = (path: string) => {
  if (path === SERVICE_WORKER) return NEVER;
  return path.startsWith('/assets/') ? YEAR : HOUR;
};

/** The service worker may only request this server. Its notifications have an icon. */
export const SERVICE_WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";
