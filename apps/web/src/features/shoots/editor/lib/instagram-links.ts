import { INSTAGRAM_LINKS_MAX } from '@lensemble/contract/constants';
import { instagramLink } from '@lensemble/contract/fields';
import { editorInstagramWords } from '@lensemble/messages/web/editor-instagram';

type Added = { links: string[] } | { error: string } | undefined;

/**
 * Adds the typed text to the links. Returns undefined for blank text, otherwise the new list or an error. A
 * link that is there stays there once.
 */
export function addLink(links: readonly string[], typed: string): Added {
  if (typed.trim() === '') return undefined;
  const link = instagramLink.safeParse(withScheme(typed.trim()));
  if (!link.success)
    return { error: link.error.issues[0]?.message ?? editorInstagramWords('notLink') };
  if (links.includes(link.data)) return { links: [...links] };
  if (links.length >= INSTAGRAM_LINKS_MAX) {
    return { error: editorInstagramWords('most', { count: INSTAGRAM_LINKS_MAX }) };
  }
  return { links: [...links, link.data] };
}

const HOST_AND_PATH = /^([a-z0-9-]+\.)+[a-z]{2,}\//i;

/** People often type a link without `https://`. */
function withScheme(typed: string): string {
  return HOST_AND_PATH.test(typed) ? `https://${typed}` : typed;
}

/** The link without scheme, `www.`, query and trailing slash. */
export function shortLink(link: string): string {
  return link
    .replace(/^https:\/\/(www\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
}
