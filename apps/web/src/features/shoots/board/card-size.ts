import { isAhead } from '@lensemble/contract/shoot-status';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { placeOf } from '@/features/shoots/lib/shoot-words.ts';

const PADDING = 24;
const BORDERS = 2;
const TITLE_LINE = 19.5;
const DESCRIPTION_LINE = 18.5;
const FACT = 23;
const FACTS_MARGIN = 5;
const BADGES = 45;
/** Average character widths in px. */
const TITLE_CHARACTER = 7.6;
const DESCRIPTION_CHARACTER = 6.4;

/**
 * Estimates the height of a card in px, so that the length of a column is about right before each card is measured.
 *
 * @param width the width of the card in px
 */
export function estimateCardHeight(shoot: ListedShoot, width: number): number {
  const inner = Math.max(width - PADDING - BORDERS, 1);
  const titleLines = lines(shoot.title, TITLE_CHARACTER, inner, 3);
  const descriptionLines = lines(shoot.description ?? '', DESCRIPTION_CHARACTER, inner, 2);
  const facts = 3 + Number(Boolean(placeOf(shoot))) + Number(isAhead(shoot));
  return Math.round(
    BORDERS +
      PADDING +
      ((width - BORDERS) * 9.6) / 16 +
      titleLines * TITLE_LINE +
      (descriptionLines ? descriptionLines * DESCRIPTION_LINE + 3 : 0) +
      facts * FACT +
      FACTS_MARGIN +
      (shoot.calendarEventUrl || shoot.docsUrl ? BADGES : 0),
  );
}

function lines(text: string, character: number, width: number, most: number): number {
  return Math.min(Math.ceil((text.length * character) / width), most);
}
