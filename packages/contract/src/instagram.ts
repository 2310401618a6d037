/** Heights of the embedded frames, in CSS pixels. */
const INSTAGRAM_POST_HEIGHT = 600;
const INSTAGRAM_REEL_HEIGHT = 700;

export interface InstagramEmbed {
  readonly kind: 'post' | 'reel';
  readonly src: string;
  readonly height: number;
}

/** A user name may come first. Share links and audio pages look similar but cannot be embedded. */
const POST_OR_REEL = /^\/(?:(?!share\/)[\w.]+\/)?(p|reel|reels)\/(?!audio\/?$)([\w-]+)\/?$/;
const HOSTS = new Set([
  'instagram.com',
  'www.instagram.com',
  'm.instagram.com',
  'instagr.am',
  'www.instagr.am',
]);

/** The start of an Instagram link without a scheme, or with `http`. */
const INSECURE =
  /^(?:http:\/\/)?((?:(?:www|m)\.)?instagram\.com|(?:www\.)?instagr\.am)(?=[/?#]|$)/i;

/** Gives a link to Instagram the scheme `https`. Any other text stays as it is. */
export const secureInstagramLink = (link: string): string => link.replace(INSECURE, 'https://$1');

/** Returns how to embed the link of a post or a reel; undefined for any other link. */
export function instagramEmbed(link: string): InstagramEmbed | undefined {
  const url = URL.parse(link);
  if (url?.protocol !== 'https:' || !HOSTS.has(url.hostname)) return undefined;
  const [, kind, code] = POST_OR_REEL.exec(url.pathname) ?? [];
  if (!kind || !code) return undefined;
  const isPost = kind === 'p';
  return {
    kind: isPost ? 'post' : 'reel',
    src: `https://www.instagram.com/${isPost ? 'p' : 'reel'}/${code}/embed/`,
    height: isPost ? INSTAGRAM_POST_HEIGHT : INSTAGRAM_REEL_HEIGHT,
  };
}
