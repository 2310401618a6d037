import type { Shot } from '@lensemble/contract/shots';
import { onSetWords } from '@lensemble/messages/web/on-set';

const kinds: Readonly<Record<Exclude<Shot['kind'], 'shot'>, string>> = {
  makeup: onSetWords('makeup'),
  travel: onSetWords('travel'),
  food: onSetWords('food'),
  other: onSetWords('other'),
};

export interface Entry extends Shot {
  readonly name: string;
  /** Counts the shots; null for a block. */
  readonly number: number | null;
}

/** The entries of a list with their names. A shot without a title has its number, a block its kind. */
export function entriesOf(shots: readonly Shot[]): Entry[] {
  let count = 0;
  return shots.map((shot) => {
    const number = shot.kind === 'shot' ? ++count : null;
    const fallback =
      shot.kind === 'shot' ? onSetWords('shot', { number: count }) : kinds[shot.kind];
    return { ...shot, number, name: shot.title ?? fallback };
  });
}
