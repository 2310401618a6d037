import { crewRoles, DEFAULT_CREW_ROLE } from '@lensemble/contract/crew-roles';
import { labels } from '@lensemble/messages/labels';
import type { Language } from '@lensemble/messages/languages';

const known = [...crewRoles, DEFAULT_CREW_ROLE] as const;

/** A role in a language. Custom roles stay as they are. */
export function roleWords(role: string, language: Language): string {
  const suggested = known.find((each) => each === role);
  return suggested ? labels(language)(`role ${suggested}`) : role;
}
