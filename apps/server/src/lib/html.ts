/** Markup that is safe to write into a page. Only `html` makes it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

/** A template for markup: escapes text, joins lists, and leaves out null, undefined and false. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const inserted = parts.map(textOf);
  return new Html(strings.map((string, index) => string + (inserted[index] ?? '')).join(''));
}

function textOf(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(textOf).join('') : escapeHtml(String(part));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for element content and for attribute values in either kind of quotes. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '');
