import { BLANK, END, type Gazetteer, UNITS } from './data.ts';
import type { regionsOf } from './regions.ts';
import type { Town } from './towns.ts';
import { nativeNamesOf, writingsOf } from './writings.ts';

const SHARED_MAX = 255;
/** The assumed population of a town without a known one. */
const DEFAULT_POPULATION = 300;

export function buildGazetteer(
  towns: readonly Town[],
  regions: ReturnType<typeof regionsOf>,
): Gazetteer {
  const native = nativeNamesOf(towns);
  return {
    ...namesOf(towns),
    otherNames: byNumber(towns, native),
    latitudes: Int32Array.from(towns, ({ latitude }) => Math.round(latitude * UNITS)),
    longitudes: Int32Array.from(towns, ({ longitude }) => Math.round(longitude * UNITS)),
    weights: Float32Array.from(towns, ({ population }) =>
      Math.log10(population + DEFAULT_POPULATION),
    ),
    ids: Uint32Array.from(towns, ({ id }) => id),
    ...regions,
    ...indexOf(towns, native),
  };
}

type Native = ReadonlyMap<Town, readonly string[]>;

function byNumber(towns: readonly Town[], native: Native): Gazetteer['otherNames'] {
  const numbered = towns.map((town, place) => [place, native.get(town) ?? []] as const);
  return new Map(numbered.filter(([, names]) => names.length > 0));
}

function namesOf(towns: readonly Town[]): Pick<Gazetteer, 'names' | 'nameStarts'> {
  const names = new TextEncoder().encode(towns.map(({ name }) => name).join(''));
  const nameStarts = new Uint32Array(towns.length + 1);
  for (const [index, { name }] of towns.entries()) {
    nameStarts[index + 1] = (nameStarts[index] ?? 0) + Buffer.byteLength(name);
  }
  return { names, nameStarts };
}

interface Entry {
  readonly text: string;
  readonly start: number;
  readonly place: number;
}

type Index = Pick<Gazetteer, 'letters' | 'entryStarts' | 'entryPlaces' | 'entryShared'>;

function indexOf(towns: readonly Town[], native: Native): Index {
  const entries: Entry[] = [];
  const writings: string[] = [''];
  let length = 1;
  for (const [place, town] of towns.entries()) {
    for (const writing of writingsOf(town, native.get(town) ?? [])) {
      for (const at of wordStarts(writing)) {
        entries.push({ text: writing.slice(at), start: length + at, place });
      }
      writings.push(writing);
      length += writing.length + 1;
    }
  }
  entries.sort(inOrder);
  return {
    letters: lettersOf(writings, length),
    entryStarts: Uint32Array.from(entries, ({ start }) => start),
    entryPlaces: Uint32Array.from(entries, ({ place }) => place),
    entryShared: Uint8Array.from(entries, ({ text }, index) =>
      sharedLetters(text, entries[index - 1]?.text ?? ''),
    ),
  };
}

/** Compares code units, as the binary search in the index does. */
function inOrder(a: Entry, b: Entry): number {
  if (a.text === b.text) return a.place - b.place;
  return a.text < b.text ? -1 : 1;
}

function wordStarts(writing: string): number[] {
  const starts = [0];
  for (let at = 1; at < writing.length; at++) {
    if (writing.charCodeAt(at - 1) === BLANK) starts.push(at);
  }
  return starts;
}

function lettersOf(writings: readonly string[], length: number): Uint16Array<ArrayBuffer> {
  const letters = new Uint16Array(length);
  let at = 0;
  for (const writing of writings) {
    for (let index = 0; index < writing.length; index++) letters[at++] = writing.charCodeAt(index);
    letters[at++] = END;
  }
  return letters;
}

function sharedLetters(text: string, other: string): number {
  const most = Math.min(text.length, other.length, SHARED_MAX);
  let shared = 0;
  while (shared < most && text.charCodeAt(shared) === other.charCodeAt(shared)) shared++;
  return shared;
}
