import type { Tally } from '@lensemble/contract/date-ranking';
import { datePollWords } from '@lensemble/messages/web/date-poll';

/** `4 yes · 1 if need be`, in which lines break only between answers; null without answers. */
export function tallyWords({ yes, maybe, no }: Tally): string | null {
  const parts = [
    yes > 0 && datePollWords('tallyYes', { number: yes }),
    maybe > 0 && datePollWords('tallyMaybe', { number: maybe }),
    no > 0 && datePollWords('tallyNo', { number: no }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.map(unbroken).join(' · ') : null;
}

const unbroken = (words: string) => words.replaceAll(' ', '\u00a0');
