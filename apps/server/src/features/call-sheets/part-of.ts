/** The number of characters of costume names that one line holds well. */
const NAMES_MAX = 160;

/** The role and costumes of a participant: `Model · wears Morgan le Fay, Nimue`. */
export function partOf(role: string, costumes: readonly string[]): string {
  if (costumes.length === 0) return role;
  const shown = firstOf(costumes);
  const more = costumes.length - shown.length;
  return `${role} · wears ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function firstOf(names: readonly string[]): readonly string[] {
  let room = NAMES_MAX;
  const end = names.findIndex((name, index) => {
    room -= name.length;
    return index > 0 && room < 0;
  });
  return end < 0 ? names : names.slice(0, end);
}
