import { callSheets } from '@lensemble/messages/call-sheets';
import { labels } from '@lensemble/messages/labels';
import type { Language } from '@lensemble/messages/languages';
import { shotLists } from '@lensemble/messages/shot-lists';
import type { SheetCostume, SheetEquipment, SheetLocation, SheetProp } from './call-sheet.ts';
import type { LightLine } from './light.ts';
import type { PrintedSheet } from './printed-sheet.ts';
import { roomOf, shortened } from './room-of.ts';
import type { ShotListLine } from './shot-list.ts';

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
  | { readonly kind: 'shots'; readonly summary: string; readonly rows: readonly ShotRow[] }
  | {
      readonly kind: 'map';
      /** Beside the map. */
      readonly text: string;
      readonly alt: string;
      readonly credit: string;
    }
);

/** A row of the shot list. Without `time`, no row has one. */
export type ShotRow =
  | {
      readonly kind: 'entry';
      readonly time?: string | undefined;
      /** Below the time. */
      readonly pinned?: string | undefined;
      readonly name: string;
      /** People, then things. */
      readonly with?: string | undefined;
      readonly notes?: string | undefined;
      readonly minutes: string;
      readonly picture?: string | undefined;
    }
  | ShotListLine;

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
export const kindOf = ({ team, language }: PrintedSheet): string =>
  callSheets(language)('kind', { team: shortened(team, TEAM_MAX) });

/** The footer of every page: when the sheet was made, and the title. */
export const footOf = ({ title, madeAt: moment, language }: PrintedSheet): string =>
  callSheets(language)('printed', { moment, title: shortened(title, FOOT_TITLE_MAX) });

const MARK = '\u{E000}';

/** The text around the two numbers of a page: `Page `, ` of ` and the end. The page comes before the number of pages. */
export const pageWordsOf = ({ language }: PrintedSheet): string[] =>
  callSheets(language)('page', { page: MARK, pages: MARK }).split(MARK);

/** The number of characters that a third of the page width can hold. */
const COLUMN_MAX = 240;

export function factsOf({ schedule, location, language }: PrintedSheet): Fact[] {
  const say = callSheets(language);
  return [
    {
      label: say('schedule'),
      value: schedule?.date ?? say('noDate'),
      below: schedule ? [schedule.weekday] : [],
      share: 0.3,
    },
    {
      label: say('time'),
      value: schedule?.time ?? say('noTime'),
      below: schedule ? [say('duration', { duration: schedule.duration }), schedule.zone] : [],
      share: 0.33,
    },
    {
      label: say('location'),
      value: location?.name ?? say('noLocation'),
      below: location?.address && !isLong(location) ? [location.address] : [],
      share: 0.37,
      link: location?.mapUrl ? { text: say('openInMaps'), url: location.mapUrl } : undefined,
    },
  ];
}

export function sectionsOf(sheet: PrintedSheet, pictures: number): Section[] {
  const { language, notes, crew, costumes, equipment, props, links } = sheet;
  const say = callSheets(language);
  const more = sheet.references.length - pictures;
  return [
    ...sheet.light.flatMap(({ heading, lines }) => columns(heading, lines)),
    ...weatherOf(sheet, say('weather')),
    ...text(say('notes'), notes),
    ...pairs(say('dayContact'), contactOf(sheet)),
    ...arrivalOf(sheet),
    ...text(say('ifItRains'), sheet.secondPlace),
    ...text(say('inAnEmergency'), emergencyOf(sheet)),
    ...pairs(say('crew'), crew),
    ...entries(say('costumes'), costumes.map(ofCostume(language))),
    ...things(say('equipment'), equipment.map(ofEquipment(language))),
    ...things(say('props'), props.map(ofProp(language))),
    ...shotsOf(sheet),
    ...(pictures > 0 ? [{ heading: say('references'), kind: 'pictures' as const }] : []),
    ...text(say('moreReferences'), more > 0 ? say('moreInLensemble', { count: more }) : undefined),
    ...(links.length > 0 ? [{ heading: 'Instagram', kind: 'links' as const, links }] : []),
  ];
}

/** The letters of names that an entry shows. */
const LINKED_MAX = 300;

function shotsOf({ shots, language }: PrintedSheet): Section[] {
  if (!shots) return [];
  const say = shotLists(language);
  const rows = shots.rows.map((row): ShotRow => {
    if (row.kind === 'line') return row;
    const { time, name, number, people, things, notes, minutes, picture } = row;
    const linked = [people.join(', '), things.join(', ')].filter(Boolean).join(' · ');
    return {
      kind: 'entry',
      time,
      pinned: row.isPinned ? say('pinned') : undefined,
      name,
      with: [number, shortened(linked, LINKED_MAX)].filter(Boolean).join(' · ') || undefined,
      notes,
      minutes,
      picture,
    };
  });
  return [{ heading: say('title'), kind: 'shots', summary: shots.summary, rows }];
}

const weatherOf = ({ weather }: PrintedSheet, heading: string): Section[] =>
  weather ? columns(heading, weather.lines, weather.credit.text) : [];

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
function contactOf({ dayContact: contact, language }: PrintedSheet): Pair[] {
  if (!contact) return [];
  const { name, role, phone } = contact;
  const part = callSheets(language)('phone');
  return [{ name, part: role }, ...(phone === undefined ? [] : [{ name: phone, part }])];
}

function emergencyOf({ emergencyNumber, location, language }: PrintedSheet): string | undefined {
  const say = callSheets(language);
  const { hospital: name } = location ?? {};
  return linesOf([
    emergencyNumber && say('call', { number: emergencyNumber }),
    name && say('nearestHospital', { name }),
  ]);
}

function arrivalOf({ location, mapCredit: credit, language }: PrintedSheet): Section[] {
  const say = callSheets(language);
  const heading = say('gettingThere');
  const way = wayTo(location, language);
  if (!location || credit === undefined) return text(heading, way);
  const alt = say('mapAround', { place: location.name });
  return [{ heading, kind: 'map', text: way ?? '', alt, credit }];
}

function wayTo(location: SheetLocation | undefined, language: Language): string | undefined {
  const say = callSheets(language);
  if (!location) return undefined;
  const { address, meetingPoint, parking, notes } = location;
  return linesOf([
    isLong(location) && address,
    meetingPoint && say('meetingPoint', { place: meetingPoint }),
    parking && say('parking', { place: parking }),
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

const ofCostume =
  (language: Language) =>
  ({ character, series, status, todos }: SheetCostume): Entry => ({
    name: character,
    detail: series && callSheets(language)('from', { series }),
    aside: labels(language)(`costume ${status}`),
    todos,
  });

const ofEquipment =
  (language: Language) =>
  ({ name, category, quantity, isFree }: SheetEquipment): Entry => ({
    name,
    detail: isFree ? category : callSheets(language)('inUse', { category }),
    aside: quantity > 1 ? `×${quantity}` : undefined,
  });

const ofProp =
  (language: Language) =>
  ({ name, description, isFree }: SheetProp): Entry => ({
    name,
    detail: description,
    aside: isFree ? undefined : callSheets(language)('unavailable'),
  });
