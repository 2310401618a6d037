import { createHash } from 'node:crypto';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '@lensemble/contract/constants';
import type { PublicShoot } from '@lensemble/contract/public-shoots';
import type { Language } from '@lensemble/messages/languages';
import { publicPages } from '@lensemble/messages/public-pages';
import { clockWords } from '../../../lib/clock-words.ts';
import { type Html, html } from '../../../lib/html.ts';
import { heroPicture } from './hero-picture.ts';
import { oneLine } from './one-line.ts';
import { longDate, zoneName } from './when.ts';

const meta = (name: string, content: string) => html`<meta name="${name}" content="${content}">`;
const property = (name: string, content: string) =>
  html`<meta property="${name}" content="${content}">`;

/** Where a page is read. */
interface Place {
  readonly origin: string;
  readonly path: string;
  readonly language: Language;
}

/** The metadata of a shared shoot for browsers and link previews. Link previews need absolute URLs. */
export function head(shoot: PublicShoot, { origin, path, language }: Place): Html {
  const say = publicPages(language);
  const title = oneLine(shoot.title);
  const description = inOneLine(shoot, language);
  const address = origin + path;
  const picture = heroPicture(shoot);
  const preview = picture
    ? { url: ownPreview(address, picture), alt: say('pictureOf', { title }) }
    : { url: `${origin}${BRAND_PREVIEW}`, alt: say('brandPicture') };
  return html`<title>${title} · Lensemble</title>
${meta('description', description)}
<link rel="canonical" href="${address}">
${property('og:type', 'website')}${property('og:site_name', 'Lensemble')}
${property('og:title', title)}${property('og:description', description)}${property('og:url', address)}
${previewTags(preview)}
${meta('twitter:title', title)}${meta('twitter:description', description)}`;
}

interface Preview {
  readonly url: string;
  readonly alt: string;
}

/** Link previews are cached by URL, so a different picture needs a different URL. */
const ownPreview = (address: string, picture: string) =>
  `${address}/preview.jpg?v=${fingerprint(picture)}`;

const fingerprint = (url: string) => createHash('sha256').update(url).digest('hex').slice(0, 8);

/** For shoots without a picture: a file of the web build. */
const BRAND_PREVIEW = '/shared-shoot.jpg';

const previewTags = ({ url, alt }: Preview) => html`${property('og:image', url)}
${property('og:image:type', 'image/jpeg')}${property('og:image:width', String(PREVIEW_WIDTH))}${property('og:image:height', String(PREVIEW_HEIGHT))}
${property('og:image:alt', alt)}${meta('twitter:card', 'summary_large_image')}
${meta('twitter:image', url)}${meta('twitter:image:alt', alt)}`;

/** `November 21, 2026, 3:30 PM, Central European Standard Time (GMT+1) · San Galgano` */
function inOneLine(shoot: PublicShoot, language: Language): string {
  const { date, time, location } = shoot;
  const hour = time !== null && `${clockWords(time, language)}, ${zoneName(shoot, language)}`;
  const when = [date !== null && longDate(date, language), hour].filter(Boolean).join(', ');
  const parts = [when || publicPages(language)('noDate'), location && oneLine(location.name)];
  return parts.filter(Boolean).join(' · ');
}
