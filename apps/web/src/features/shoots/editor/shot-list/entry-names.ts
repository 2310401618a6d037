import type { Shot } from '@lensemble/contract/shots';
import { shotListWords } from '@lensemble/messages/web/shot-list';

/** What a kind is called. */
export const kindNames: Readonly<Record<Shot['kind'], string>> = {
  shot: shotListWords('shotKind'),
  makeup: shotListWords('makeup'),
  travel: shotListWords('travel'),
  food: shotListWords('food'),
  other: shotListWords('other'),
};

/** The title of an entry. Without one, a shot has its number and a block its kind. */
export function entryName(shot: Shot, numbers: ReadonlyMap<string, number>): string {
  if (shot.title) return shot.title;
  const number = numbers.get(shot.id);
  return number === undefined ? kindNames[shot.kind] : shotListWords('shot', { number });
}
