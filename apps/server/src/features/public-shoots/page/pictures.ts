import { imageVariant } from '@lensemble/contract/image-variant';
import { type Html, html } from '../../../lib/html.ts';
import { imageAt } from '../../../ports/storage/port.ts';

/** The format of placeholders that the server makes. Nothing else may enter the style sheet. */
const PLACEHOLDER = /^data:image\/webp;base64,[A-Za-z0-9+/=]+$/;
const WIDTHS = { small: 400, medium: 800 } as const;

interface Shown {
  readonly url: string;
  /** The width on the page, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  readonly alt?: string;
  readonly width?: number | null;
  readonly height?: number | null;
  /** Loads immediately. Other pictures load lazily. */
  readonly isFirst?: boolean;
}

/** Renders the pictures of a page and collects their placeholders into one style sheet. */
export class Pictures {
  readonly #placeholders: ReadonlyMap<string, string>;
  readonly #classes = new Map<string, string>();

  constructor(placeholders: ReadonlyMap<string, string>) {
    this.#placeholders = placeholders;
  }

  /** The class with a picture's placeholder; empty if there is none. */
  placeholder(url: string): string {
    const stand = this.#placeholders.get(url);
    if (!stand || !PLACEHOLDER.test(stand)) return '';
    const known = this.#classes.get(stand) ?? `p${this.#classes.size}`;
    this.#classes.set(stand, known);
    return known;
  }

  /** A stored picture in the sizes that its place needs; null for other addresses. */
  picture({ url, sizes, alt = '', width, height, isFirst = false }: Shown): Html | null {
    if (!imageAt(url)) return null;
    const size = width && height ? html` width="${width}" height="${height}"` : null;
    const haste = isFirst ? html` fetchpriority="high"` : html` loading="lazy" decoding="async"`;
    return html`<img class="${this.placeholder(url)}" src="${imageVariant(url, 'medium')}" srcset="${sourcesOf(url, width, height)}" sizes="${sizes}" alt="${alt}"${size}${haste}>`;
  }

  get style(): string {
    const rules = Array.from(
      this.#classes,
      ([stand, name]) => `.${name}{background-image:url("${stand}")}`,
    );
    return rules.join('');
  }
}

/** Copies are limited by their longer side. The size of catalog pictures is unknown here, so they count as squares. */
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
