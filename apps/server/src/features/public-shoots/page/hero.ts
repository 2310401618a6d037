import type { PublicShoot } from '@lensemble/contract/public-shoots';
import type { Language } from '@lensemble/messages/languages';
import { type Html, html } from '../../../lib/html.ts';
import { heroPicture } from './hero-picture.ts';
import type { Pictures } from './pictures.ts';
import { statusBadge } from './status-badge.ts';

/** A longer title is set smaller, so that it does not cover the picture. */
const LONG_TITLE = 48;

/** The title and status over the shoot's picture, or over a gradient if there is none. */
export function hero(shoot: PublicShoot, pictures: Pictures, language: Language): Html {
  const url = heroPicture(shoot);
  const picture =
    url && pictures.picture({ url, sizes: '(width < 48rem) 100vw, 35rem', isFirst: true });
  const long = shoot.title.length > LONG_TITLE ? ' long' : '';
  return html`<header class="hero${picture ? '' : ' bare'}">
<div class="bloom ${url && pictures.placeholder(url)}"></div>${picture}
<div class="hero-words">${statusBadge(shoot.status, language)}<h1 class="title${long}" dir="auto">${shoot.title}</h1></div>
</header>`;
}
