import { TITLE_MAX } from '@lensemble/contract/constants';

const CUT = '…';

/** The title made from costume names: `Morgan le Fay, Nimue & Accolon`. Empty without costumes. */
export function titleFromCostumes(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return '';
  const others = names.slice(0, -1).join(', ');
  const title = others ? `${others} & ${last}` : last;
  if (title.length <= TITLE_MAX) return title;
  // Removes half a surrogate pair (an emoji), which would show as a replacement character.
  return `${title.slice(0, TITLE_MAX - CUT.length).replace(/[\uD800-\uDBFF]$/, '')}${CUT}`;
}

/** Whether the title follows the costumes: it is blank or was made from them. */
export function followsCostumes(title: string, names: readonly string[]): boolean {
  const typed = title.trim();
  return typed === '' || typed === titleFromCostumes(names);
}
