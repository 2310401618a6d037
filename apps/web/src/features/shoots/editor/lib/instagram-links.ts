import { INSTAGRAM_LINKS_MAX } from '@lensemble/contract/constants';
import { httpsUrl } from '@lensemble/contract/fields';
import { instagramEmbed } from '@lensemble/contract/instagram';

type Added = { links: string[] } | { error: string } | undefined;

/** Adds what was typed to the links: undefined for nothing typed, else the new list or why not. */
export function addLink(links: readonly string[], typed: string): Added {
  if (typed.trim() === '') return undefined;
  const link = httpsUrl.safeParse(withScheme(typed.trim()));
  if (!link.success) return { error: link.error.issues[0]?.message ?? 'This is not a link' };
  if (links.includes(link.data)) return { error: 'This link is already in the list' };
  if (links.length >= INSTAGRAM_LINKS_MAX) return { error: `At most ${INSTAGRAM_LINKS_MAX} links` };
  return { links: [...links, link.data] };
}

const HOST_AND_PATH = /^([a-z0-9-]+\.)+[a-z]{2,}\//i;

/** Whoever types an address by hand begins with its host. */
function withScheme(typed: string): string {
  return HOST_AND_PATH.test(typed) ? `https://${typed}` : typed;
}

/** A link without what all links have in common, for reading. */
export function shortLink(link: string): string {
  return link
    .replace(/^https:\/\/(www\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
}

/** Which frames are folded when the editor opens: all but the first, or they would fill the screen. */
export function foldedAtStart(links: readonly string[]): readonly string[] {
  return links.filter(instagramEmbed).slice(1);
}
