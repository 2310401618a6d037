/** Who a participant is to people outside of the team. */
interface Named {
  readonly name: string;
  readonly role: string;
  /** They asked not to be named. */
  readonly notNamed: boolean;
}

/**
 * What the public page, personal links, call sheets and invitations call a participant. One who asked not to be named is
 * called by the characters they play, or by their role.
 * @param characters the names of the costumes they wear
 */
export function outwardName(
  { name, role, notNamed }: Named,
  characters: readonly string[],
  roleWords: (role: string) => string = (words) => words,
): string {
  if (!notNamed) return name;
  return characters.join(', ') || roleWords(role);
}
