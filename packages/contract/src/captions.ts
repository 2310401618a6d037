import type { CreditedPerson, Credits } from './credits.ts';
import type { Network } from './networks.ts';

/** Where a caption is posted. `plain` names people without handles. */
export type CreditTarget = Network | 'plain';

interface CaptionWords {
  /** The word before a person who wears no costume: `Photo` for the role `Photographer`. */
  readonly roleWords: (role: string) => string;
  /** `A, B` */
  readonly list: (words: readonly string[]) => string;
}

type Credited = Pick<CreditedPerson, 'name' | 'role' | 'characters' | 'notNamed' | Network>;

/** What a caption calls a person: the handle where it is posted, or the name. */
export const creditName = (person: Credited, target: CreditTarget): string => {
  const handle = target === 'plain' ? null : person[target];
  return handle === null ? person.name : `@${handle}`;
};

/** `Morgan le Fay @dana.okafor`, or undefined for a person who asked not to be named. */
function creditLine(
  person: Credited,
  target: CreditTarget,
  { roleWords, list }: CaptionWords,
): string | undefined {
  if (person.notNamed) return undefined;
  const part = person.characters.length > 0 ? list(person.characters) : roleWords(person.role);
  return `${part} ${creditName(person, target)}`;
}

/**
 * A caption for pictures of a shoot: the title, a line for each person, and the place, with empty lines between them.
 * It never names a person who asked not to be named.
 */
export function captionOf(
  {
    title,
    locationName,
    people,
  }: Pick<Credits, 'title' | 'locationName'> & {
    readonly people: readonly Credited[];
  },
  target: CreditTarget,
  words: CaptionWords,
): string {
  const lines = people.flatMap((person) => creditLine(person, target, words) ?? []);
  return [title, lines.join('\n'), locationName ?? ''].filter(Boolean).join('\n\n');
}
