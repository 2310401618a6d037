import { packingWords } from '@lensemble/messages/web/packing';
import { comparable } from '../words/search.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

interface Split {
  readonly text: string;
  readonly bringer: Person | null;
  readonly isForEverybody: boolean;
}

const FOR_EVERYBODY = comparable(packingWords('forEverybody'));

/**
 * Who brings what was typed: `2 umbrellas Tomás` ends with the full name of a person, or with a first name that only one of
 * them has. `Warm coat for everybody` is for everybody.
 */
export function splitBringer(typed: string, people: readonly Person[]): Split {
  const text = typed.trim();
  const words = text.split(/\s+/);
  for (let from = 1; from < words.length; from++) {
    const end = words.slice(from).join(' ');
    const bringer = personNamed(end, people) ?? null;
    const isForEverybody = bringer === null && comparable(end) === FOR_EVERYBODY;
    if (bringer || isForEverybody)
      return { text: words.slice(0, from).join(' '), bringer, isForEverybody };
  }
  return { text, bringer: null, isForEverybody: false };
}

function personNamed(typed: string, people: readonly Person[]): Person | undefined {
  const wanted = comparable(typed);
  const namesOf = ({ name }: Person) => [comparable(name), comparable(name.split(/\s+/)[0] ?? '')];
  const whole = people.filter((person) => namesOf(person)[0] === wanted);
  const found = whole.length > 0 ? whole : people.filter((each) => namesOf(each)[1] === wanted);
  return found.length === 1 ? found[0] : undefined;
}
