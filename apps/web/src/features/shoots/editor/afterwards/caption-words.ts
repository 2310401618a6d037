import { crewRoles, DEFAULT_CREW_ROLE } from '@lensemble/contract/crew-roles';
import { creditWords } from '@lensemble/messages/web/editor-credits';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';

const known = [...crewRoles, DEFAULT_CREW_ROLE] as const;

/** Custom roles stay as they are. */
function roleWords(role: string): string {
  const suggested = known.find((each) => each === role);
  return suggested ? creditWords(`credit ${suggested}`) : role;
}

/** How captions are worded in the language of the page. */
export const captionWords = { roleWords, list: joinWithCommas };
