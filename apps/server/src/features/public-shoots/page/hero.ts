import type { PublicShoot } from '@lensemble/contract/public-shoots';
import { heroPicture } from './hero-picture.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import type { Pictures } from './pictures.ts';
import { statusBadge } from './status-badge.ts';

/** From here on a title takes a smaller size, so that it leaves something of the picture. */
const LONG_TITLE = 48;

/** Title and status over the shoot's own picture, or over its light where it has none. */
export function hero(shoot: PublicShoot, pictures: Pictures): Html {
  const url = heroPicture(shoot);
  const picture =
    url && pictures.picture({ url, sizes: '(width < 48rem) 100vw, 35rem', isFirst: true });
  const long = shoot.title.length > LONG_TITLE ? ' long' : '';
  return html`<header class="hero${picture ? '' : ' bare'}">
<div class="bloom ${url && pictures.placeholder(url)}"></div>${picture}
<div class="hero-words">${statusBadge(shoot.status)}<h1 class="title${long}" dir="auto">${shoot.title}</h1></div>
</header>`;
}
