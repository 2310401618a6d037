import { TITLE_MAX } from '@lensemble/contract/constants';

const CUT = '…';

/** The title that the chosen costumes make: `Morgan le Fay, Nimue & Accolon`. Empty without costumes. */
export function titleFromCostumes(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return '';
  const others = names.slice(0, -1).join(', ');
  const title = others ? `${others} & ${last}` : last;
  if (title.length <= TITLE_MAX) return title;
  // Half of a pair (an emoji) would show as a question mark.
  return `${title.slice(0, TITLE_MAX - CUT.length).replace(/[\uD800-\uDBFF]$/, '')}${CUT}`;
}

/** Whether a title goes along with the costumes: none was typed, or it is what they made so far. */
export function followsCostumes(title: string, names: readonly string[]): boolean {
  const typed = title.trim();
  return typed === '' || typed === titleFromCostumes(names);
}
