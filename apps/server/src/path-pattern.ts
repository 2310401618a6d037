/** The path of a request's address: without query, and without the host where a client names the whole address. */
export function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '') || '/';
}

/**
 * What stands, decoded, for the `:name` parts of a pattern in a path; undefined where they do not match. A `:name` stands
 * for one part that is not empty.
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

/** Under the public addresses nothing tells one wrong id from another: what cannot be decoded stands for itself there. */
export function readableAddress(url: string): string {
  const isPublic = /^\/(api\/)?public\//.test(pathOf(url));
  return isPublic && decode(pathOf(url)) === undefined ? url.replaceAll('%', '%25') : url;
}
