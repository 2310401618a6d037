/** Fields that say one thing together; most say theirs alone. */
export type Unit = readonly string[];

interface Versions {
  /** What one wants to write. */
  readonly change: object;
  /** The item that it was made from, and as somebody else has left it since. */
  readonly base: object;
  readonly theirs: object;
}

/** What of a change somebody else has changed as well, to something else. Fields that go `together` are one thing. */
export function clashesOf({ change, base, theirs }: Versions, together: Unit = []): Unit[] {
  const valueIn = (whole: object, name: string) =>
    JSON.stringify(new Map<string, unknown>(Object.entries(whole)).get(name));
  const clashing = Object.keys(change).filter((name) => {
    const their = valueIn(theirs, name);
    return their !== valueIn(base, name) && their !== valueIn(change, name);
  });
  const alone = clashing.filter((name) => !together.includes(name)).map((name) => [name]);
  return alone.length === clashing.length ? alone : [...alone, together];
}
