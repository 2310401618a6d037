import { costumeStatusLabels } from '@lensemble/contract/costume-status';
import type {
  CallSheet,
  SheetCostume,
  SheetEquipment,
  SheetLocation,
  SheetProp,
} from './call-sheet.ts';
import type { LightLine } from './light.ts';
import { roomOf, shortened } from './room-of.ts';

/** One thing of a list: its name, what it says beside and below, and what is still to do. */
export interface Entry {
  readonly name: string;
  readonly detail?: string | undefined;
  readonly aside?: string | undefined;
  readonly todos?: readonly string[];
}

/** A name with a line or two under it, which need no more than half of the page's width. */
export interface Pair {
  readonly name: string;
  readonly part?: string | undefined;
}

/** What stands under one heading. */
export type Section = { readonly heading: string } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] }
  | { readonly kind: 'pairs'; readonly pairs: readonly Pair[] }
  | { readonly kind: 'light'; readonly lines: readonly LightLine[] }
  | { readonly kind: 'links'; readonly links: readonly string[] }
  | { readonly kind: 'pictures' }
);

/** A large word with small ones around it: when and where. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly below: readonly string[];
  /** Of the page's width: places have the longest names. */
  readonly share: number;
  readonly link?: { readonly text: string; readonly url: string } | undefined;
}

/** A title of more than two lines is set smaller. */
const LARGE_TITLE_MAX = 60;
export const isLongTitle = (title: string): boolean => roomOf(title) > LARGE_TITLE_MAX;

/** As many letters of the title as stand in one line with the rest. */
const FOOT_TITLE_MAX = 58;

/** What stands at the foot of every page: of when it is, and what it belongs to. */
export const footOf = ({ title, madeAt }: CallSheet): string =>
  `${madeAt} · ${shortened(title, FOOT_TITLE_MAX)}`;

/** As many letters as a third of the page's width holds in good order. */
const COLUMN_MAX = 240;

/** When and where, as the head of the sheet says it. */
export function factsOf({ schedule, location }: CallSheet): Fact[] {
  return [
    {
      label: 'Schedule',
      value: schedule?.date ?? 'No date yet',
      below: schedule ? [schedule.weekday] : [],
      share: 0.3,
    },
    {
      label: 'Time',
      value: schedule?.time ?? 'No time yet',
      below: schedule ? [`Duration: ${schedule.duration}`, schedule.zone] : [],
      share: 0.33,
    },
    {
      label: 'Location',
      value: location?.name ?? 'No location yet',
      below: location?.address && !isLong(location) ? [location.address] : [],
      share: 0.37,
      link: location?.mapUrl ? { text: 'Open in maps', url: location.mapUrl } : undefined,
    },
  ];
}

/** What follows, in the order of the sheet; nothing of what there is nothing to say about. */
export function sectionsOf(sheet: CallSheet, pictures: number): Section[] {
  const { light, notes, location, crew, costumes, equipment, props, links, references } = sheet;
  return [
    ...(light.length > 0 ? [{ heading: 'Light', kind: 'light' as const, lines: light }] : []),
    ...text('Notes', notes),
    ...text('Getting there', wayTo(location)),
    ...pairs('Crew', crew),
    ...entries('Costumes', costumes.map(ofCostume)),
    ...things('Equipment', equipment.map(ofEquipment)),
    ...things('Props', props.map(ofProp)),
    ...(pictures > 0 ? [{ heading: 'References', kind: 'pictures' as const }] : []),
    ...text('More references', moreThan(references.length, pictures)),
    ...(links.length > 0 ? [{ heading: 'Instagram', kind: 'links' as const, links }] : []),
  ];
}

/** With the address, where that was too long for a column. */
function wayTo(location: SheetLocation | undefined): string | undefined {
  if (!location?.address || !isLong(location)) return location?.notes;
  return [location.address, location.notes].filter(Boolean).join('\n\n');
}

const isLong = ({ name, address = '' }: SheetLocation) => name.length + address.length > COLUMN_MAX;

const text = (heading: string, value: string | undefined): Section[] =>
  value === undefined ? [] : [{ heading, kind: 'text', text: value }];

const entries = (heading: string, list: readonly Entry[]): Section[] =>
  list.length === 0 ? [] : [{ heading, kind: 'entries', entries: list }];

const pairs = (heading: string, list: readonly Pair[]): Section[] =>
  list.length === 0 ? [] : [{ heading, kind: 'pairs', pairs: list }];

/** As many letters as half of the page's width holds in few lines. */
const PAIR_MAX = 120;

/** Side by side where there is little to say of each. */
const things = (heading: string, list: readonly Entry[]): Section[] =>
  list.every(isShort) ? pairs(heading, list.map(asPair)) : entries(heading, list);

const isShort = ({ name, detail = '' }: Entry) =>
  Math.max(name.length, detail.length) <= PAIR_MAX && !detail.includes('\n');

const asPair = ({ name, detail, aside }: Entry): Pair => ({
  name,
  part: [aside, detail].filter(Boolean).join(' · ') || undefined,
});

function moreThan(all: number, shown: number): string | undefined {
  const more = all - shown;
  return more > 0 ? `${more} more ${more === 1 ? 'is' : 'are'} in Lensemble.` : undefined;
}

const ofCostume = ({ character, series, status, todos }: SheetCostume): Entry => ({
  name: character,
  detail: series && `From: ${series}`,
  aside: costumeStatusLabels[status],
  todos,
});

const ofEquipment = ({ name, category, quantity, isFree }: SheetEquipment): Entry => ({
  name,
  detail: isFree ? category : `${category} · In Use`,
  aside: quantity > 1 ? `×${quantity}` : undefined,
});

const ofProp = ({ name, description, isFree }: SheetProp): Entry => ({
  name,
  detail: description,
  aside: isFree ? undefined : 'Unavailable',
});
