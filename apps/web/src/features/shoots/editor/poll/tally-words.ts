import type { Tally } from '@lensemble/contract/date-ranking';
import { datePollWords } from '@lensemble/messages/web/date-poll';

/** `4 yes · 1 if need be`; null without answers. */
export function tallyWords({ yes, maybe, no }: Tally): string | null {
  const parts = [
    yes > 0 && datePollWords('tallyYes', { number: yes }),
    maybe > 0 && datePollWords('tallyMaybe', { number: maybe }),
    no > 0 && datePollWords('tallyNo', { number: no }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : null;
}
