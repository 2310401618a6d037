const BASE = 'https://own.invalid';

/** Percent-encoded slashes, backslashes and control characters, also encoded repeatedly. No page path has them. */
const ENCODED_SEPARATORS = /%(25)*(2f|5c|[01][\da-f]|7f)/i;
const EXCLUDED_PATHS = /^\/(auth|api|storage)(\/|$)/;

/**
 * Returns the path, query and hash of an address that is safe to redirect to after sign-in; otherwise undefined.
 * Rejects foreign origins in every spelling that browsers accept (`//host`, `/\host`, embedded tabs), addresses that
 * decoding would turn into one, and the paths of `/auth`, `/api` and `/storage`.
 */
export function returnAddress(target: unknown): string | undefined {
  if (typeof target !== 'string' || !target.startsWith('/')) return undefined;
  const url = URL.parse(target, BASE);
  if (!url || url.origin !== BASE) return undefined;
  const { pathname, search, hash } = url;
  if (pathname.includes('//') || ENCODED_SEPARATORS.test(pathname)) return undefined;
  return EXCLUDED_PATHS.test(pathname) ? undefined : pathname + search + hash;
}
