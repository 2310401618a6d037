import { type Html, html } from '../../../lib/html.ts';

type Cell = Html | string | number;

/** @param label the id of the heading */
export function table(
  label: string,
  titles: readonly string[],
  rows: readonly (readonly Cell[])[],
): Html {
  const head = titles.map((title) => html`<th scope="col">${title}</th>`);
  const body = rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`);
  return html`<div class="wide" role="group" aria-labelledby="${label}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

export const field = (name: string, type: string, label: string, value = '', isNeeded = false) =>
  html`<input name="${name}" type="${type}" aria-label="${label}" placeholder="${label}" value="${value}" maxlength="320"${isNeeded && html` required`}>`;

interface Act {
  readonly action: string;
  /** What the form sends besides its fields. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly label: string;
  /** The sentence that a person must agree to. */
  readonly sure?: string;
  readonly more?: Html;
}

/** A form with one button. */
export function act({ action, hidden, label, sure, more }: Act): Html {
  const fields = Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const agreed =
    sure && html`<label><input type="checkbox" name="sure" value="yes" required> ${sure}</label>`;
  return html`<form method="post" action="/operator/${action}">${fields}${agreed}${more}<button class="button">${label}</button></form>`;
}

export const day = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? '–';
