import { INSTAGRAM_LINKS_MAX } from '@lensemble/contract/constants';
import { httpsUrl } from '@lensemble/contract/fields';
import { instagramEmbed } from '@lensemble/contract/instagram';

type Added = { links: string[] } | { error: string } | undefined;

/** Adds what was typed to the links: undefined for nothing typed, else the new list or why not. */
export function addLink(links: readonly string[], typed: string): Added {
  if (typed.trim() === '') return undefined;
  const link = httpsUrl.safeParse(typed);
  if (!link.success) return { error: link.error.issues[0]?.message ?? 'This is not a link' };
  if (links.includes(link.data)) return { error: 'This link is already in the list' };
  if (links.length >= INSTAGRAM_LINKS_MAX) return { error: `At most ${INSTAGRAM_LINKS_MAX} links` };
  return { links: [...links, link.data] };
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
