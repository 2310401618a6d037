/** As many letters of names as are good to read in one line of a list. */
const NAMES_MAX = 160;

/** What somebody does, and what they wear: `Model · wears Morgan le Fay, Nimue`. */
export function partOf(role: string, costumes: readonly string[]): string {
  if (costumes.length === 0) return role;
  const shown = firstOf(costumes);
  const more = costumes.length - shown.length;
  return `${role} · wears ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The first name always, and as many more as there is room for. */
function firstOf(names: readonly string[]): readonly string[] {
  let room = NAMES_MAX;
  const end = names.findIndex((name, index) => {
    room -= name.length;
    return index > 0 && room < 0;
  });
  return end < 0 ? names : names.slice(0, end);
}
