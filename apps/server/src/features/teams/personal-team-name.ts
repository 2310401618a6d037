import { NAME_MAX } from '@lensemble/contract/constants';
import type { Language } from '@lensemble/messages/languages';
import { teamNames } from '@lensemble/messages/team-names';
import { nameInAddress } from '../../lib/name-in-address.ts';

interface Person {
  /** Of the profile, if there is one. */
  readonly firstName: string | null;
  /** Of the account. */
  readonly name: string;
  readonly email: string;
}

/** "Zed's Team", or "Zed's Team 2" if one of these teams has that name. */
export function personalTeamName(
  person: Person | undefined,
  others: readonly { readonly name: string }[],
  language: Language,
): string {
  const firstName = person && firstNameOf(person);
  const taken = new Set(others.map(({ name }) => name));
  for (let number = 1; ; number += 1) {
    const name = teamNameOf(firstName, number === 1 ? '' : ` ${number}`, language);
    if (!taken.has(name)) return name;
  }
}

/** An account without a name is called by the first part of its address, which is not a name for a team. */
function firstNameOf({ firstName, name, email }: Person): string | undefined {
  if (!firstName && name === nameInAddress(email)) return undefined;
  return firstName ?? name.split(' ')[0] ?? '';
}

function teamNameOf(firstName: string | undefined, ending: string, language: Language): string {
  const say = teamNames(language);
  // The name of a person is not known before the first profile.
  if (firstName === undefined) return `${say('nameless')}${ending}`;
  const room = NAME_MAX - say('personal', { name: '' }).length - ending.length;
  // Removes a surrogate that the cut separated from its pair.
  const name = firstName
    .slice(0, room)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
  return `${say('personal', { name })}${ending}`;
}
