import { costumeStatusLabels } from '@lensemble/contract/costume-status';
import type { SheetCostume, SheetEquipment, SheetLocation, SheetProp } from './call-sheet.ts';
import type { LightLine } from './light.ts';
import type { PrintedSheet } from './printed-sheet.ts';
import { roomOf, shortened } from './room-of.ts';

export interface Entry {
  readonly name: string;
  readonly detail?: string | undefined;
  readonly aside?: string | undefined;
  readonly todos?: readonly string[];
}

/** A name with one or two lines below it. Needs at most half of the page width. */
export interface Pair {
  readonly name: string;
  readonly part?: string | undefined;
}

export type Section = { readonly heading: string } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] }
  | { readonly kind: 'pairs'; readonly pairs: readonly Pair[] }
  | {
      readonly kind: 'columns';
      readonly rows: readonly (readonly LightLine[])[];
      readonly credit?: string;
    }
  | { readonly kind: 'links'; readonly links: readonly string[] }
  | { readonly kind: 'pictures' }
);

export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly below: readonly string[];
  /** The share of the width. Locations have the longest names. */
  readonly share: number;
  readonly link?: { readonly text: string; readonly url: string } | undefined;
}

/** Longer titles need more than two lines, so they are set smaller. */
const LARGE_TITLE_MAX = 60;
export const isLongTitle = (title: string): boolean => roomOf(title) > LARGE_TITLE_MAX;

/** Longer values are set smaller, so that the columns always fit on a page. */
const LARGE_VALUE_MAX = 60;
export const isLongValue = (value: string): boolean => value.length > LARGE_VALUE_MAX;

/** The width that the title can take in the footer line, in Latin letters. */
const FOOT_TITLE_MAX = 50;

/** The width that the name of the team can take beside the status, in Latin letters. */
const TEAM_MAX = 60;

/** What the document is and whose: above the title. */
export const kindOf = ({ team }: PrintedSheet): string =>
  `${shortened(team, TEAM_MAX)} · Call sheet`;

/** The footer of every page: when the sheet was made, and the title. */
export const footOf = ({ title, madeAt }: PrintedSheet): string =>
  `Printed ${madeAt} · ${shortened(title, FOOT_TITLE_MAX)}`;

/** The number of characters that a third of the page width can hold. */
const COLUMN_MAX = 240;

export function factsOf({ schedule, location }: PrintedSheet): Fact[] {
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

export function sectionsOf(sheet: PrintedSheet, pictures: number): Section[] {
  const { notes, location, crew, costumes, equipment, props, links, references } = sheet;
  return [
    ...sheet.light.flatMap(({ heading, lines }) => columns(heading, lines)),
    ...weatherOf(sheet.weather),
    ...text('Notes', notes),
    ...pairs('Day-of contact', contactOf(sheet.dayContact)),
    ...text('Getting there', wayTo(location)),
    ...text('In an emergency', emergencyOf(sheet)),
    ...pairs('Crew', crew),
    ...entries('Costumes', costumes.map(ofCostume)),
    ...things('Equipment', equipment.map(ofEquipment)),
    ...things('Props', props.map(ofProp)),
    ...(pictures > 0 ? [{ heading: 'References', kind: 'pictures' as const }] : []),
    ...text('More references', moreThan(references.length, pictures)),
    ...(links.length > 0 ? [{ heading: 'Instagram', kind: 'links' as const, links }] : []),
  ];
}

const weatherOf = (weather: PrintedSheet['weather']): Section[] =>
  weather ? columns('Weather', weather.lines, weather.credit.text) : [];

/** The number of columns that hold two times each. */
const COLUMNS_MAX = 4;

/** More lines than fit into one row make two rows: morning and evening. */
function columns(heading: string, lines: readonly LightLine[], credit?: string): Section[] {
  if (lines.length === 0) return [];
  const half = lines.length > COLUMNS_MAX ? Math.ceil(lines.length / 2) : lines.length;
  const rows = [lines.slice(0, half), lines.slice(half)].filter((row) => row.length > 0);
  return [{ heading, kind: 'columns', rows, ...(credit !== undefined && { credit }) }];
}

/** The number is a text of its own: beside a name in letters from right to left, its groups would change places. */
function contactOf(contact: PrintedSheet['dayContact']): Pair[] {
  if (!contact) return [];
  const { name, role, phone } = contact;
  return [{ name, part: role }, ...(phone === undefined ? [] : [{ name: phone, part: 'Phone' }])];
}

function emergencyOf({ emergencyNumber, location }: PrintedSheet): string | undefined {
  return linesOf([
    emergencyNumber && `Call ${emergencyNumber}.`,
    location?.hospital && `Nearest hospital: ${location.hospital}`,
  ]);
}

function wayTo(location: SheetLocation | undefined): string | undefined {
  if (!location) return undefined;
  const { address, meetingPoint, parking, notes } = location;
  return linesOf([
    isLong(location) && address,
    meetingPoint && `Meeting point: ${meetingPoint}`,
    parking && `Parking: ${parking}`,
    notes,
  ]);
}

const linesOf = (lines: readonly (string | false | undefined)[]): string | undefined =>
  lines.filter(Boolean).join('\n') || undefined;

const isLong = ({ name, address = '' }: SheetLocation) => name.length + address.length > COLUMN_MAX;

const text = (heading: string, value: string | undefined): Section[] =>
  value === undefined ? [] : [{ heading, kind: 'text', text: value }];

const entries = (heading: string, list: readonly Entry[]): Section[] =>
  list.length === 0 ? [] : [{ heading, kind: 'entries', entries: list }];

const pairs = (heading: string, list: readonly Pair[]): Section[] =>
  list.length === 0 ? [] : [{ heading, kind: 'pairs', pairs: list }];

/** The number of characters that half of the page width holds in a few lines. */
const PAIR_MAX = 120;

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
