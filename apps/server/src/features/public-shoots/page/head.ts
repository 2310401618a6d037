import { createHash } from 'node:crypto';
import { formatTime } from '@lensemble/contract/clock';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '@lensemble/contract/constants';
import type { PublicShoot } from '@lensemble/contract/public-shoots';
import { type Html, html } from '../../../lib/html.ts';
import { heroPicture } from './hero-picture.ts';
import { oneLine } from './one-line.ts';
import { longDate, zoneName } from './when.ts';

const meta = (name: string, content: string) => html`<meta name="${name}" content="${content}">`;
const property = (name: string, content: string) =>
  html`<meta property="${name}" content="${content}">`;

/** The metadata of a shared shoot for browsers and link previews. Link previews need absolute URLs. */
export function head(shoot: PublicShoot, origin: string, path: string): Html {
  const title = oneLine(shoot.title);
  const description = inOneLine(shoot);
  const address = origin + path;
  const picture = heroPicture(shoot);
  return html`<title>${title} · Lensemble</title>
${meta('description', description)}
<link rel="canonical" href="${address}">
${property('og:type', 'website')}${property('og:site_name', 'Lensemble')}
${property('og:title', title)}${property('og:description', description)}${property('og:url', address)}
${previewTags(picture ? ownPreview(address, picture, title) : brandPreview(origin))}
${meta('twitter:title', title)}${meta('twitter:description', description)}`;
}

interface Preview {
  readonly url: string;
  readonly alt: string;
}

/** Link previews are cached by URL, so a different picture needs a different URL. */
const ownPreview = (address: string, picture: string, title: string): Preview => ({
  url: `${address}/preview.jpg?v=${fingerprint(picture)}`,
  alt: `A picture of ${title}`,
});

const fingerprint = (url: string) => createHash('sha256').update(url).digest('hex').slice(0, 8);

/** For shoots without a picture: a file of the web build. */
const brandPreview = (origin: string): Preview => ({
  url: `${origin}/shared-shoot.jpg`,
  alt: 'The two overlapping lenses of Lensemble',
});

const previewTags = ({ url, alt }: Preview) => html`${property('og:image', url)}
${property('og:image:type', 'image/jpeg')}${property('og:image:width', String(PREVIEW_WIDTH))}${property('og:image:height', String(PREVIEW_HEIGHT))}
${property('og:image:alt', alt)}${meta('twitter:card', 'summary_large_image')}
${meta('twitter:image', url)}${meta('twitter:image:alt', alt)}`;

/** `November 21, 2026, 3:30 PM, Central European Standard Time (GMT+1) · San Galgano` */
function inOneLine(shoot: PublicShoot): string {
  const { date, time, location } = shoot;
  const hour = time !== null && `${formatTime(time)}, ${zoneName(shoot)}`;
  const when = [date !== null && longDate(date), hour].filter(Boolean).join(', ');
  const parts = [when || 'No date yet', location && oneLine(location.name)];
  return parts.filter(Boolean).join(' · ');
}
