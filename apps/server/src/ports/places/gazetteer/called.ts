import type { Match } from './best.ts';
import { END, type Gazetteer } from './data.ts';
import { fold } from './fold.ts';
import { spelledOut } from './writings.ts';

export function ownNameOf({ names, nameStarts }: Gazetteer, place: number): string {
  return new TextDecoder().decode(names.subarray(nameStarts[place], nameStarts[place + 1]));
}

/** A search for "München" shows "München", although GeoNames calls the place Munich. */
export function typedNameOf(gazetteer: Gazetteer, { place, entry, length, typos }: Match): string {
  const own = ownNameOf(gazetteer, place);
  const others = gazetteer.otherNames.get(place);
  if (!others || typos > 0) return own;
  const { letters, entryStarts } = gazetteer;
  const start = entryStarts[entry] ?? 0;
  const typed = textOf(letters, start, start + length);
  if (` ${fold(own)}`.includes(` ${typed}`)) return own;
  const writing = textOf(
    letters,
    letters.lastIndexOf(END, start - 1) + 1,
    letters.indexOf(END, start),
  );
  return others.find((name) => [name, spelledOut(name)].map(fold).includes(writing)) ?? own;
}

const textOf = (letters: Uint16Array, from: number, to: number) =>
  String.fromCharCode(...letters.subarray(from, to));
