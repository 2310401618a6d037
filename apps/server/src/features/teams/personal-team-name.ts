import { NAME_MAX } from '@lensemble/contract/constants';
import { nameInAddress } from '../../lib/name-in-address.ts';

interface Person {
  /** Of the profile, if there is one. */
  readonly firstName: string | null;
  /** Of the account. */
  readonly name: string;
  readonly email: string;
}

const SUFFIX = "'s Team";
/** For a person whose name is not known before the first profile. */
const NAMELESS_TEAM = 'My Team';

/** "Zed's Team", or "Zed's Team 2" if one of these teams has that name. */
export function personalTeamName(
  person: Person | undefined,
  others: readonly { readonly name: string }[],
): string {
  const firstName = person && firstNameOf(person);
  const taken = new Set(others.map(({ name }) => name));
  for (let number = 1; ; number += 1) {
    const name = teamNameOf(firstName, number === 1 ? '' : ` ${number}`);
    if (!taken.has(name)) return name;
  }
}

/** An account without a name is called by the first part of its address, which is not a name for a team. */
function firstNameOf({ firstName, name, email }: Person): string | undefined {
  if (!firstName && name === nameInAddress(email)) return undefined;
  return firstName ?? name.split(' ')[0] ?? '';
}

function teamNameOf(firstName: string | undefined, ending: string): string {
  if (firstName === undefined) return `${NAMELESS_TEAM}${ending}`;
  const suffix = `${SUFFIX}${ending}`;
  const short = firstName.slice(0, NAME_MAX - suffix.length);
  // Removes a surrogate that the cut separated from its pair.
  return `${short.replace(/[\ud800-\udbff]$/, '').trim()}${suffix}`;
}
