/** Markup that may go into a page as it stands. Only `html` makes it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

/** Markup with values in it: text becomes text, whatever it says; lists are joined; null, undefined and false are nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const inserted = parts.map(textOf);
  return new Html(strings.map((string, index) => string + (inserted[index] ?? '')).join(''));
}

function textOf(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(textOf).join('') : escaped(String(part));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '');

/** Letters that turn the reading direction of what stands behind them, and line breaks of any kind. */
const UNRULY = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const BREAKS = /[\s\p{Cc}]+/gu;

/** A text for places that show one line and cannot hold it apart from what is beside it: titles, previews in chats. */
export const oneLine = (text: string) => text.replace(UNRULY, '').replace(BREAKS, ' ').trim();
