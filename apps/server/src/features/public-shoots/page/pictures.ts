import { imageVariant } from '@lensemble/contract/image-variant';
import { imageAt } from '../../../ports/storage/port.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';

/** What the server itself makes; nothing else may go into a style. */
const PLACEHOLDER = /^data:image\/webp;base64,[A-Za-z0-9+/=]+$/;
const WIDTHS = { small: 400, medium: 800 } as const;

interface Shown {
  readonly url: string;
  /** How wide it is on the page, as `sizes` says it. */
  readonly sizes: string;
  readonly alt?: string;
  readonly width?: number | null;
  readonly height?: number | null;
  /** What one sees first: the others wait until one comes near. */
  readonly isFirst?: boolean;
}

/** The pictures of a page. What stands in for those that are still on their way is collected into one style. */
export class Pictures {
  readonly #placeholders: ReadonlyMap<string, string>;
  readonly #classes = new Map<string, string>();

  constructor(placeholders: ReadonlyMap<string, string>) {
    this.#placeholders = placeholders;
  }

  /** The class that shows what stands in for a picture; empty where nothing does. */
  placeholder(url: string): string {
    const stand = this.#placeholders.get(url);
    if (!stand || !PLACEHOLDER.test(stand)) return '';
    const known = this.#classes.get(stand) ?? `p${this.#classes.size}`;
    this.#classes.set(stand, known);
    return known;
  }

  /** A picture of the product's own store, in the size that its place needs. */
  picture({ url, sizes, alt = '', width, height, isFirst = false }: Shown): Html | null {
    if (!imageAt(url)) return null;
    const size = width && height ? html` width="${width}" height="${height}"` : null;
    const haste = isFirst ? html` fetchpriority="high"` : html` loading="lazy" decoding="async"`;
    return html`<img class="${this.placeholder(url)}" src="${imageVariant(url, 'medium')}" srcset="${sourcesOf(url, width, height)}" sizes="${sizes}" alt="${alt}"${size}${haste}>`;
  }

  /** All that stands in for pictures. */
  get style(): string {
    const rules = Array.from(
      this.#classes,
      ([stand, name]) => `.${name}{background-image:url("${stand}")}`,
    );
    return rules.join('');
  }
}

/** Copies are so large on their longer side; catalogue pictures, whose size is not known here, are squares. */
function sourcesOf(url: string, width?: number | null, height?: number | null): string {
  const longer = Math.max(width ?? 0, height ?? 0);
  const widthAt = (side: number) =>
    width && longer ? Math.round((width * Math.min(side, longer)) / longer) : side;
  const copies = (['small', 'medium'] as const).map(
    (size) => `${imageVariant(url, size)} ${widthAt(WIDTHS[size])}w`,
  );
  const full = width && longer > WIDTHS.medium ? [`${url} ${width}w`] : [];
  return [...copies, ...full].join(', ');
}
