import type { ItemField } from './item-values.ts';
import { valueText } from './value-text.ts';

/** Fields that form one unit; usually a single field. */
export type Unit = readonly ItemField[];

interface Versions {
  readonly change: object;
  readonly base: object;
  readonly theirs: object;
}

/** The units that both members changed to different values. The `together` fields count as one unit. */
export function clashesOf({ change, base, theirs }: Versions, together: Unit = []): Unit[] {
  const valueIn = (whole: object, name: ItemField) =>
    valueText(new Map<string, unknown>(Object.entries(whole)).get(name));
  const clashing = (Object.keys(change) as ItemField[]).filter((name) => {
    const their = valueIn(theirs, name);
    return their !== valueIn(base, name) && their !== valueIn(change, name);
  });
  const alone = clashing.filter((name) => !together.includes(name)).map((name) => [name]);
  return alone.length === clashing.length ? alone : [...alone, together];
}
