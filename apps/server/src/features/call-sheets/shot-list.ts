import { type Between, listLines, shotNumbers } from '@lensemble/contract/day-lines';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Shot } from '@lensemble/contract/shots';
import { lightChanges } from '@lensemble/light/light-changes';
import type { Language } from '@lensemble/messages/languages';
import { shotLists } from '@lensemble/messages/shot-lists';
import { clockWords } from '../../lib/clock-words.ts';
import { cleanLine, cleanNotes } from './clean-text.ts';
import { durationOf } from './schedule.ts';
import type { ShootSpan } from './shoot-span.ts';
import { clockOf } from './wall-words.ts';

/** An entry of a shot list in cleaned texts. */
export interface ListedShot {
  readonly kind: 'entry';
  /** When it begins: `4:40 PM`. Undefined while the shoot has no time. */
  readonly time: string | undefined;
  readonly isPinned: boolean;
  /** `Shot 3`, beside the title of a shot. */
  readonly number: string | undefined;
  readonly name: string;
  /** The ids of the participants, in the order of their names. */
  readonly participantIds: readonly string[];
  readonly people: readonly string[];
  /** The names of costumes, props and equipment. */
  readonly things: readonly string[];
  readonly notes: string | undefined;
  /** `20 min` */
  readonly minutes: string;
  /** The app's address of the picture. */
  readonly picture: string | undefined;
}

/** What stands between entries. */
export interface ShotListLine {
  readonly kind: 'line';
  readonly tone: 'golden' | 'sunset' | 'warning' | 'quiet';
  readonly time: string | undefined;
  readonly text: string;
}

export interface ListedShots {
  /** `6 shots, 3 blocks · 2h 40m planned of 2h 30m` */
  readonly summary: string;
  readonly rows: readonly (ListedShot | ShotListLine)[];
}

/** What the entries of a list can name. What is left out here is not named. */
export interface ListedShoot extends ShootSpan {
  readonly participants: readonly Pick<ShootDetail['participants'][number], 'id' | 'name'>[];
  readonly costumes: readonly Pick<
    ShootDetail['costumes'][number],
    'costumeId' | 'characterName'
  >[];
  readonly props: readonly Pick<ShootDetail['props'][number], 'propId' | 'name'>[];
  readonly equipment: readonly Pick<ShootDetail['equipment'][number], 'equipmentId' | 'name'>[];
  readonly references: readonly Pick<ShootDetail['references'][number], 'id' | 'url'>[];
}

/** For the clock of a day whose date is not known. */
const ANY_DATE = '2000-01-01';
const MINUTE_MS = 60_000;

/** The shot list of a shoot as a plan, in the words of a language; undefined without entries. */
export function describeShots(
  shoot: ListedShoot,
  shots: readonly Shot[],
  language: Language,
): ListedShots | undefined {
  if (shots.length === 0) return undefined;
  const { date, time, timeZone, durationMinutes } = shoot;
  const say = shotLists(language);
  const start = time === null ? null : { date: date ?? ANY_DATE, time, timeZone };
  const { times, before, last } = listLines(shots, start, lightOf(shoot));
  const clock = (moment: number) => clockOf(new Date(moment), timeZone, language);
  const names = namesOf(shots, language);
  const starts = new Map(times?.entries.map(({ id, planned }) => [id, clock(planned.start)]));
  const entryOf = entriesOf(shoot, names, starts, language);
  const words = { clock, names, language };
  const end = times && { time: clock(times.plannedEnd), text: say('end') };
  return {
    summary: summaryOf(shots, plannedMinutes(shots, times), times && durationMinutes, language),
    rows: [
      ...shots.flatMap((shot) => [
        ...(before.get(shot.id) ?? []).map((line) => lineOf(line, shot.id, words)),
        entryOf(shot),
      ]),
      ...last.map((line) => lineOf(line, '', words)),
      ...(end ? [{ kind: 'line' as const, tone: 'quiet' as const, ...end }] : []),
    ],
  };
}

function lightOf({ date, timeZone, location }: ListedShoot) {
  const { latitude = null, longitude = null } = location ?? {};
  const isKnown = date !== null && latitude !== null && longitude !== null;
  return isKnown ? lightChanges({ date, timeZone, latitude, longitude }) : [];
}

/** The title of each entry. Without one, a shot has its number and a block its kind. */
function namesOf(shots: readonly Shot[], language: Language): ReadonlyMap<string, string> {
  const say = shotLists(language);
  const numbers = shotNumbers(shots);
  const nameOf = ({ id, kind, title }: Shot) =>
    cleanLine(title ?? '') ||
    (kind === 'shot' ? say('shot', { number: numbers.get(id) ?? 0 }) : say(kind));
  return new Map(shots.map((shot) => [shot.id, nameOf(shot)]));
}

function entriesOf(
  { participants, costumes, props, equipment, references }: ListedShoot,
  names: ReadonlyMap<string, string>,
  starts: ReadonlyMap<string, string>,
  language: Language,
) {
  const say = shotLists(language);
  const people = new Map(participants.map(({ id, name }) => [id, cleanLine(name)]));
  const things = new Map([
    ...costumes.map((one) => [one.costumeId, cleanLine(one.characterName)] as const),
    ...props.map(({ propId, name }) => [propId, cleanLine(name)] as const),
    ...equipment.map(({ equipmentId, name }) => [equipmentId, cleanLine(name)] as const),
  ]);
  const pictures = new Map(references.map(({ id, url }) => [id, url]));
  let count = 0;
  return (shot: Shot): ListedShot => {
    const isShot = shot.kind === 'shot';
    if (isShot) count++;
    const participantIds = shot.participantIds.filter((id) => people.has(id));
    // A block keeps what it had as a shot, but does not use it.
    const linked = isShot ? [shot.costumeIds, shot.propIds, shot.equipmentIds].flat() : [];
    const picture = isShot && shot.referenceId !== null && pictures.get(shot.referenceId);
    return {
      kind: 'entry',
      time: starts.get(shot.id),
      isPinned: shot.pin !== null && starts.has(shot.id),
      number: isShot && shot.title !== null ? say('shot', { number: count }) : undefined,
      name: names.get(shot.id) ?? '',
      participantIds,
      people: participantIds.flatMap((id) => people.get(id) ?? []),
      things: linked.flatMap((id) => things.get(id) ?? []),
      notes: cleanNotes(shot.notes),
      minutes: durationOf(shot.minutes, language),
      picture: picture || undefined,
    };
  };
}

interface LineWords {
  readonly clock: (moment: number) => string;
  readonly names: ReadonlyMap<string, string>;
  readonly language: Language;
}

/** @param id of the entry below the line */
function lineOf(line: Between, id: string, { clock, names, language }: LineWords): ShotListLine {
  const say = shotLists(language);
  const nameOf = (entry: string) => names.get(entry) ?? '';
  if (line.kind === 'gap') {
    const text = say('free', { duration: durationOf(line.minutes, language) });
    return { kind: 'line', tone: 'quiet', time: undefined, text };
  }
  if (line.kind === 'overrun') {
    const duration = durationOf(line.minutes, language);
    const text = say('overPin', {
      duration,
      title: nameOf(id),
      time: clockWords(line.pin, language),
    });
    return { kind: 'line', tone: 'warning', time: undefined, text };
  }
  const text = say(line.light);
  const { during } = line;
  const into =
    during &&
    during.minutesIn > 0 &&
    say('into', { duration: durationOf(during.minutesIn, language), title: nameOf(during.id) });
  return {
    kind: 'line',
    tone: line.light,
    time: clock(line.at),
    text: into ? `${text} · ${into}` : text,
  };
}

type Times = ReturnType<typeof listLines>['times'];

function plannedMinutes(shots: readonly Shot[], times: Times): number {
  if (!times) return shots.reduce((sum, { minutes }) => sum + minutes, 0);
  const first = times.entries[0]?.planned.start ?? times.start;
  return Math.round((times.plannedEnd - first) / MINUTE_MS);
}

/** @param whole how long the shoot is; null without a time */
function summaryOf(
  shots: readonly Shot[],
  planned: number,
  whole: number | null,
  language: Language,
): string {
  const say = shotLists(language);
  const count = shots.filter(({ kind }) => kind === 'shot').length;
  const blocks = shots.length - count;
  const duration = durationOf(planned, language);
  return [
    say('shots', { count }),
    ...(blocks > 0 ? [say('blocks', { count: blocks })] : []),
    whole === null
      ? say('total', { duration })
      : say('totalOf', { duration, whole: durationOf(whole, language) }),
  ].join(' · ');
}
