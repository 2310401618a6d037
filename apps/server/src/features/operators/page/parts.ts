import { type Html, html } from '../../../lib/html.ts';

type Cell = Html | string | number;

/**
 * On a phone, each row is a block, in which the cells have their titles. That hides from screen readers that it is a table,
 * unless the roles say so.
 * @param label the id of the heading
 */
export function table(
  label: string,
  titles: readonly string[],
  rows: readonly (readonly Cell[])[],
): Html {
  const head = titles.map((title) => html`<th scope="col" role="columnheader">${title}</th>`);
  const body = rows.map(
    (row) =>
      html`<tr role="row">${row.map((cell, column) => html`<td role="cell" data-title="${titles[column] ?? ''}">${cell}</td>`)}</tr>`,
  );
  return html`<table role="table" aria-labelledby="${label}"><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${body}</tbody></table>`;
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
  readonly isFinal?: boolean;
}

/** A form with one button. */
export function act({ action, hidden, label, sure, more, isFinal }: Act): Html {
  const fields = Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const agreed =
    sure &&
    html`<label><input type="checkbox" name="sure" value="yes" required> <span>${sure}</span></label>`;
  return html`<form method="post" action="/operator/${action}">${fields}${agreed}${more}<button class="button${isFinal && html` wrong`}">${label}</button></form>`;
}

export const day = (moment: Date | null) =>
  moment ? html`<time>${moment.toISOString().slice(0, 10)}</time>` : '–';
