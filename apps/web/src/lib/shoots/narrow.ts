import type { LinkedNames } from '@lensemble/contract/linked-names';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { pageLocale } from '@lensemble/messages/page-language';
import { shootFilterWords } from '@lensemble/messages/web/shoot-filters';
import { isMe } from '@/lib/session/is-me.ts';
import { type FacetKey, facetKeys, type ShootFilters } from '@/lib/shoots/shoot-filters.ts';
import { statusesIn } from '@/lib/shoots/statuses-in-address.ts';
import { monthOf } from '@/lib/time/dates.ts';
import { formatMonth } from '@/lib/time/format.ts';
import { hasWords, searchWords } from '@/lib/words/search.ts';

/** The value of the choice for shoots that have none. */
const NONE = 'none';

interface Value {
  readonly value: string;
  readonly label: string;
}

export interface Choice extends Value {
  /** The shoots with this choice that match all other filters. */
  readonly count: number;
}

/** What the filters read of a shoot. */
export interface Filterable
  extends Pick<ListedShoot, 'id' | 'title' | 'description' | 'status' | 'date'> {
  readonly location:
    | (Pick<Place, 'id' | 'name' | 'address'> & Partial<Pick<Place, 'notes'>>)
    | null;
}

type Place = NonNullable<ListedShoot['location']>;

interface Entry<Shoot extends Filterable = Filterable> {
  readonly shoot: Shoot;
  readonly people: LinkedNames['people'];
  readonly costumes: LinkedNames['costumes'];
}

/** The names of a shoot; undefined while they load. A shoot that has just been created is not among them. */
export type Names = readonly LinkedNames[] | undefined;

/** The choices of a shoot. People who are not in the crew list are known by their names. */
const valuesOf: Readonly<Record<FacetKey, (entry: Entry) => readonly Value[]>> = {
  person: ({ people }) =>
    people.map(({ personnelId, name }) => ({ value: personnelId ?? name, label: name })),
  costume: ({ costumes }) =>
    costumes.map(({ id, characterName }) => ({ value: id, label: characterName })),
  place: ({ shoot: { location } }) => [
    location
      ? { value: location.id, label: location.name }
      : { value: NONE, label: shootFilterWords('noLocation') },
  ],
  month: ({ shoot: { date } }) => [
    date
      ? { value: monthOf(date), label: formatMonth(monthOf(date)) }
      : { value: NONE, label: shootFilterWords('noDate') },
  ],
};

function entriesOf<Shoot extends Filterable>(
  shoots: readonly Shoot[],
  names: Names,
): Entry<Shoot>[] {
  const known = new Map(names?.map((entry) => [entry.id, entry]));
  return shoots.map((shoot) => {
    const { people = [], costumes = [] } = known.get(shoot.id) ?? {};
    return { shoot, people, costumes };
  });
}

const textsOf = ({ shoot, people, costumes }: Entry) => [
  shoot.title,
  shoot.description,
  shoot.location?.name ?? null,
  shoot.location?.address ?? null,
  shoot.location?.notes ?? null,
  ...people.map(({ name }) => name),
  ...costumes.map(({ characterName }) => characterName),
];

/** Whether the user is in the crew. */
export const isMine = ({ people }: Pick<LinkedNames, 'people'>): boolean =>
  people.some(({ userId }) => isMe(userId));

function matcher(filters: ShootFilters, except?: FacetKey): (entry: Entry) => boolean {
  const words = searchWords(filters.q ?? '');
  const statuses = statusesIn(filters.status);
  const chosen = facetKeys.filter((key) => key !== except && filters[key]);
  return (entry) =>
    (statuses.size === 0 || statuses.has(entry.shoot.status)) &&
    (!filters.mine || isMine(entry)) &&
    chosen.every((key) => valuesOf[key](entry).some(({ value }) => value === filters[key])) &&
    hasWords(textsOf(entry), words);
}

/** The shoots that match all filters; undefined while names that they need still load. */
export function narrow<Shoot extends Filterable>(
  shoots: readonly Shoot[],
  names: Names,
  filters: ShootFilters,
): readonly Shoot[] | undefined {
  const needsNames = filters.q?.trim() || filters.mine || filters.person || filters.costume;
  if (needsNames && !names) return undefined;
  return entriesOf(shoots, names)
    .filter(matcher(filters))
    .map(({ shoot }) => shoot);
}

/** The shoots that match the filters but for the statuses, whose chips count them. */
export const narrowAnyStatus = (
  shoots: readonly Filterable[],
  names: Names,
  filters: ShootFilters,
) => narrow(shoots, names, { ...filters, status: undefined }) ?? [];

const collator = new Intl.Collator(pageLocale, { numeric: true, sensitivity: 'base' });

/** The choices of a filter, `NONE` last. The chosen one is always among them. */
export function choicesOf(
  key: FacetKey,
  shoots: readonly Filterable[],
  names: Names,
  filters: ShootFilters,
): readonly Choice[] {
  const choices = new Map<string, Choice>();
  const count = ({ value, label }: Value, by: number) =>
    choices.set(value, { value, label, count: (choices.get(value)?.count ?? 0) + by });
  const all = entriesOf(shoots, names);
  const isMatch = matcher(filters, key);
  for (const entry of all) {
    if (!isMatch(entry)) continue;
    // A person may be in a shoot twice.
    const values = new Map(valuesOf[key](entry).map((one) => [one.value, one]));
    for (const one of values.values()) count(one, 1);
  }
  const chosen = filters[key];
  if (chosen && !choices.has(chosen)) {
    const known = all.flatMap(valuesOf[key]).find(({ value }) => value === chosen);
    count(known ?? { value: chosen, label: shootFilterWords('notFound') }, 0);
  }
  return [...choices.values()].sort(key === 'month' ? byValue : byLabel);
}

const noneLast = (a: Value, b: Value) => Number(a.value === NONE) - Number(b.value === NONE);
const byLabel = (a: Value, b: Value) => noneLast(a, b) || collator.compare(a.label, b.label);
const byValue = (a: Value, b: Value) => noneLast(a, b) || (a.value < b.value ? -1 : 1);
