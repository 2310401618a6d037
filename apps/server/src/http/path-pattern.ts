/** The path of a request URL, without query, and without the origin if the client sends an absolute URL. */
export function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '') || '/';
}

/**
 * The decoded values of the `:name` parts of a pattern; undefined if the path does not match. A `:name` matches one part
 * that is not empty.
 */
export function matchPath(pattern: string, path: string): string[] | undefined {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const found: string[] = [];
  for (const [i, part] of wanted.entries()) {
    const value = given[i] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return undefined;
      continue;
    }
    const decoded = decode(value);
    if (!decoded) return undefined;
    found.push(decoded);
  }
  return found;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Makes an undecodable public URL decodable, so that it gets the same response as any other unknown id. */
export function readableAddress(url: string): string {
  const isPublic = /^\/((api\/)?public|s|c)\//.test(pathOf(url));
  return isPublic && decode(pathOf(url)) === undefined ? url.replaceAll('%', '%25') : url;
}
