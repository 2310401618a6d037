const BASE = 'https://own.invalid';

/** Slashes, backslashes, line breaks and the like, encoded once or several times: no page of the product has them. */
const DISGUISED = /%(25)*(2f|5c|[01][\da-f]|7f)/i;
const NOT_TO_RETURN_TO = /^\/(auth|api|storage)(\/|$)/;

/**
 * The part of an address inside this application that one may be sent to after signing in, or undefined. Refuses other
 * origins in every spelling that browsers accept (`//host`, `/\host`, tabs inside), what would be one if it were decoded
 * once more, and what is no page to come back to.
 */
export function returnAddress(target: unknown): string | undefined {
  if (typeof target !== 'string' || !target.startsWith('/')) return undefined;
  const url = URL.parse(target, BASE);
  if (!url || url.origin !== BASE) return undefined;
  const { pathname, search, hash } = url;
  if (pathname.includes('//') || DISGUISED.test(pathname)) return undefined;
  return NOT_TO_RETURN_TO.test(pathname) ? undefined : pathname + search + hash;
}
