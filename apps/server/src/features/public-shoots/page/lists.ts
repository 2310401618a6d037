import type { Profile } from '@lensemble/contract/networks';
import { publicPages } from '@lensemble/messages/public-pages';
import { type Html, html } from '../../../lib/html.ts';
import { roleWords } from '../../../lib/role-words.ts';
import type { PageShoot } from '../page-view.ts';
import { icon } from './icon.ts';
import { linkOut } from './link-out.ts';
import type { Pictures } from './pictures.ts';
import { section as headed } from './section.ts';

type Kind = 'costumes' | 'equipment' | 'props' | 'references';

const section = ({ language }: PageShoot, kind: Kind, content: Html, className?: string): Html =>
  headed(kind, publicPages(language)(kind), content, className);

export function notes(shoot: PageShoot, title?: string): Html | null {
  const { notes: text, language } = shoot;
  const content = html`<p class="note text" dir="auto">${text}</p>`;
  return text === null ? null : headed('notes', title ?? publicPages(language)('notes'), content);
}

type Person = PageShoot['participants'][number];

export interface People extends Pick<PageShoot, 'language'> {
  /** Only personal pages have `profiles`. */
  readonly participants: readonly (Person & { readonly profiles?: readonly Profile[] })[];
}

/** @param title of the section, if it is not the usual one */
export function participants(shoot: People, pictures: Pictures, title?: string): Html | null {
  const { language } = shoot;
  const label = publicPages(language)('wears');
  const worn = (names: readonly string[]) =>
    html`<small class="worn">${label} ${names.map((name, index) => html`${index > 0 && ', '}<bdi>${name}</bdi>`)}</small>`;
  const links = (profiles: readonly Profile[]) =>
    html`<ul class="outward handles">${profiles.map((profile) => html`<li dir="ltr">${profileLink(profile)}</li>`)}</ul>`;
  const items = shoot.participants.map(({ name, role, avatar_url, wears, profiles = [] }) => {
    const face = avatar_url && pictures.picture({ url: avatar_url, sizes: '44px' });
    const letters = face || html`<span aria-hidden="true">${initials(name)}</span>`;
    // A person who is not to be named has the role as the name.
    const job = roleWords(role, language);
    const work = job !== name && html`<small dir="auto">${job}</small>`;
    return html`<li class="row"><span class="avatar">${letters}</span><div class="row-words"><b dir="auto">${name}</b>${work}${wears.length > 0 && worn(wears)}${profiles.length > 0 && links(profiles)}</div></li>`;
  });
  return items.length === 0
    ? null
    : headed(
        'participants',
        title ?? publicPages(language)('participants'),
        html`<ul class="people">${items}</ul>`,
      );
}

export function costumes(shoot: PageShoot, pictures: Pictures): Html | null {
  const sizes = '(width < 48rem) 46vw, 190px';
  const from = publicPages(shoot.language)('from');
  const items = shoot.costumes.map(({ character_name, series_name, image_url }) => {
    const picture = image_url && pictures.picture({ url: image_url, sizes });
    const face = picture || html`<span class="costume-finder"></span>${icon('costume')}`;
    const series = series_name && html`<small>${from} <bdi>${series_name}</bdi></small>`;
    return html`<li class="costume${picture ? '' : ' costume-blank'}">${face}<div class="costume-words"><b dir="auto">${character_name}</b>${series}</div></li>`;
  });
  return items.length === 0
    ? null
    : section(shoot, 'costumes', html`<ul class="costumes">${items}</ul>`);
}

export function equipment(shoot: PageShoot, pictures: Pictures): Html | null {
  const items = shoot.equipment.map(({ name, category, quantity, image_url }) => {
    const count = quantity > 1 && html`<span class="count">×${quantity}</span>`;
    return html`<li class="row">${thing(pictures, image_url, 'equipment')}<div class="row-words"><b dir="auto">${name}</b><small dir="auto">${category}</small></div>${count}</li>`;
  });
  return items.length === 0 ? null : section(shoot, 'equipment', html`<ul>${items}</ul>`);
}

export function props(shoot: PageShoot, pictures: Pictures): Html | null {
  const items = shoot.props.map(({ name, description, image_url }) => {
    const more = description && html`<small class="text" dir="auto">${description}</small>`;
    return html`<li class="row">${thing(pictures, image_url, 'prop')}<div class="row-words"><b dir="auto">${name}</b>${more}</div></li>`;
  });
  return items.length === 0 ? null : section(shoot, 'props', html`<ul>${items}</ul>`);
}

export function references(shoot: PageShoot, pictures: Pictures): Html | null {
  const sizes = '(width < 48rem) 46vw, 360px';
  const items = shoot.references.flatMap(
    ({ image_url: url, width, height, notes: text }, index) => {
      const alt = publicPages(shoot.language)('reference', { number: index + 1 });
      const picture = pictures.picture({ url, sizes, alt, width, height });
      const frame = html`<span class="frame" aria-hidden="true">${String(index + 1).padStart(2, '0')}</span>`;
      const caption = text && html`<p class="caption text" dir="auto">${text}</p>`;
      return picture ? html`<li><a href="${url}">${picture}${frame}</a>${caption}</li>` : [];
    },
  );
  return items.length === 0
    ? null
    : section(shoot, 'references', html`<ul class="references">${items}</ul>`, 'wide');
}

/** The addresses themselves: the page embeds nothing of other sites. */
export function instagram({ instagramLinks }: PageShoot): Html | null {
  const items = instagramLinks
    .filter((link) => link.startsWith('https://'))
    .map((link) => html`<li dir="ltr">${linkOut(link, shortened(link))}</li>`);
  return items.length === 0
    ? null
    : headed('instagram', 'Instagram', html`<ul class="outward">${items}</ul>`, 'wide');
}

const profileLink = ({ network, text, url }: Profile) =>
  linkOut(url, network === null ? shortened(url) : `${network} ${text}`);

const shortened = (link: string) => link.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '');

const thing = (pictures: Pictures, url: string | null, kind: string) =>
  html`<span class="thing">${(url && pictures.picture({ url, sizes: '36px' })) || icon(kind)}</span>`;

/** The first letters of the first and the last word of a name; its first character if it has no letters or digits. */
function initials(name: string): string {
  const words = name.split(/[\s._-]+/).flatMap((word) => word.match(/\p{L}|\p{N}/u)?.[0] ?? []);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : ''];
  if (first) return `${first}${last}`.toUpperCase();
  const [sign] = new Intl.Segmenter('en').segment(name.trim());
  return sign?.segment ?? '?';
}
