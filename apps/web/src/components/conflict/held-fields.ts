/** What the user has in a field, and what was stored there when they began. */
interface Held<Value> {
  readonly base: Value;
  readonly mine: Value;
}

export type Fields = Readonly<Record<string, unknown>>;

/** The fields that the user edits or has changed. The others follow what is stored. */
export type HeldFields<Values extends Fields> = {
  readonly [Name in keyof Values]?: Held<Values[Name]>;
};

/** Spaces around a text do not make it another one: they are not stored. */
const comparable = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.trim() : part));

const isSame = (one: unknown, other: unknown) => comparable(one) === comparable(other);

/** Whether saving would change anything. */
export const hasChanged = (stored: Fields, fields: Fields): boolean => !isSame(stored, fields);

const entriesOf = <Values extends Fields>(held: HeldFields<Values>) =>
  Object.entries(held) as [keyof Values & string, Held<Values[string]>][];

const fieldsFrom = <Values extends Fields>(
  entries: readonly (readonly [string, Held<Values[string]>])[],
): HeldFields<Values> => Object.fromEntries(entries) as HeldFields<Values>;

/** What the fields show. */
export function shownFields<Values extends Fields>(
  stored: Values,
  held: HeldFields<Values>,
): Values {
  const mine = entriesOf(held).map(([name, each]) => [name, each.mine]);
  return { ...stored, ...Object.fromEntries(mine) };
}

interface Merged<Values extends Fields> {
  /** What a save would store. In a clash, it is the own value. */
  readonly fields: Values;
  /** The fields that both have changed, to different values. */
  readonly clashes: readonly (keyof Values & string)[];
  /** The clashes, and what another member has changed of a field that the user only looks at closely. */
  readonly beside: readonly (keyof Values & string)[];
}

/**
 * Merges what the user has changed with what is stored now.
 * @param sent what the user is just saving: it is not someone else's
 */
export function mergeHeld<Values extends Fields>(
  stored: Values,
  held: HeldFields<Values>,
  sent?: Values,
): Merged<Values> {
  const entries = entriesOf(held);
  const changed = entries.filter(([, { base, mine }]) => !isSame(base, mine));
  const isTheirs = ([name, { base, mine }]: (typeof entries)[number]) =>
    !isSame(stored[name], base) &&
    !isSame(stored[name], mine) &&
    !(sent && isSame(stored[name], sent[name]));
  const nameOf = ([name]: (typeof entries)[number]) => name;
  return {
    fields: shownFields(stored, fieldsFrom<Values>(changed)),
    clashes: changed.filter(isTheirs).map(nameOf),
    beside: entries.filter(isTheirs).map(nameOf),
  };
}

/** From now on, the field stays as the user leaves it. */
export function holdField<Values extends Fields, Name extends keyof Values & string>(
  held: HeldFields<Values>,
  stored: Values,
  name: Name,
  mine: Values[Name] = held[name]?.mine ?? stored[name],
): HeldFields<Values> {
  return { ...held, [name]: { base: held[name]?.base ?? stored[name], mine } };
}

/** Takes the other member's value of a field. */
export function dropField<Values extends Fields>(
  held: HeldFields<Values>,
  name: keyof Values & string,
): HeldFields<Values> {
  return fieldsFrom(entriesOf(held).filter(([each]) => each !== name));
}

/** Decides for the own value of a field. */
export function keepField<Values extends Fields>(
  held: HeldFields<Values>,
  stored: Values,
  name: keyof Values & string,
): HeldFields<Values> {
  const own = held[name];
  return own ? { ...held, [name]: { ...own, base: stored[name] } } : held;
}

/** The user has left a field. What they did not change follows again, unless another member's value stands beside it. */
export function leaveField<Values extends Fields>(
  held: HeldFields<Values>,
  stored: Values,
  name: keyof Values & string,
): HeldFields<Values> {
  const own = held[name];
  if (!own || !isSame(own.base, own.mine) || !isSame(stored[name], own.base)) return held;
  return dropField(held, name);
}

/**
 * What was typed while `sent` was being saved is a change of it.
 * @param edited the field with the focus
 */
export function settleFields<Values extends Fields>(
  held: HeldFields<Values>,
  sent: Values,
  edited: string | null,
): HeldFields<Values> {
  return fieldsFrom(
    entriesOf(held)
      .filter(([name, { mine }]) => name === edited || !isSame(mine, sent[name]))
      .map(([name, each]) => [name, { ...each, base: sent[name] as Values[string] }]),
  );
}
