const BASE = 'https://own.invalid';

/**
 * The part of an address inside this application that one may be sent to after signing in, or undefined. Refuses other
 * origins in every spelling that browsers accept (`//host`, `/\host`, tabs inside), and the auth screens themselves.
 */
export function safeRedirect(target: unknown): string | undefined {
  if (typeof target !== 'string' || !target.startsWith('/')) return undefined;
  const url = URL.parse(target, BASE);
  if (!url || url.origin !== BASE) return undefined;
  if (url.pathname.startsWith('//')) return undefined;
  if (
    url.pathname === '/auth' ||
    url.pathname.startsWith('/auth/') ||
    url.pathname.startsWith('/api/')
  ) {
    return undefined;
  }
  return url.pathname + url.search + url.hash;
}
