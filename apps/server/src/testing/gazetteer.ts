import { gazetteerPlaces } from '../ports/places/gazetteer/gazetteer.ts';
import { loadGazetteer } from '../ports/places/gazetteer/load.ts';
import { searchPlaces } from '../ports/places/gazetteer/search.ts';
import type { Point } from '../ports/places/port.ts';

export async function testGazetteer() {
  const gazetteer = await loadGazetteer();
  const places = gazetteerPlaces(async () => gazetteer);
  const find = (text: string, near: readonly Point[] = []) =>
    places.find({ text, near, session: undefined });
  const named = async (text: string, near: readonly Point[] = []) =>
    (await find(text, near)).map(({ name, address }) => `${name}, ${address}`);
  return {
    gazetteer,
    places,
    find,
    /** The results as `name, address`. */
    named,
    first: async (text: string, near: readonly Point[] = []) => (await named(text, near))[0],
    /** The results as place numbers. */
    placesFor: (text: string) => searchPlaces(gazetteer, text).matches.map(({ place }) => place),
  };
}
