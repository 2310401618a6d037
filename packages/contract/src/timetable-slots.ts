import type { ConventionBlock, ConventionShoot } from './conventions.ts';
import { wallClock, zonedInstant } from './zoned-time.ts';

const MINUTE_MS = 60_000;
const MINUTES_OF_DAY = 24 * 60;

/** `from` and `to` are epoch milliseconds; `minute` counts from midnight on the clocks of the place. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly minute: number;
  readonly minutes: number;
}

/** A part of a slot: the shoot itself, or a block. */
export interface SlotPart extends Stretch {
  /** Null for the shoot itself. */
  readonly block: ConventionBlock | null;
}

/** A shoot with a time, as a person or a place has it. */
export interface Slot extends Stretch {
  readonly shoot: ConventionShoot;
  /** Of the person whose slot it is; null in a timetable by place. */
  readonly role: string | null;
  /**
   * What a person does one after the other: the blocks at the beginning, the shoot, and the blocks at the end. Blocks in between
   * are a part of the shoot. In a timetable by place, it is the shoot.
   */
  readonly parts: readonly [SlotPart, ...SlotPart[]];
}

/** `HH:MM` on the clocks of the place, for minutes from midnight. */
export function clockAt(minute: number): string {
  const of = minute % MINUTES_OF_DAY;
  return `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`;
}

type Person = ConventionShoot['people'][number];

interface Span {
  readonly from: number;
  readonly to: number;
  readonly block: ConventionBlock | null;
}

/** Of a person who is called after the end. */
const SLOT_MINUTES_MIN = 15;

/** From the call of a person, their first block or the start, to the end of the shoot or of their last block. */
export function slotOf(shoot: ConventionShoot, time: string, person?: Person): Slot {
  const { date, timeZone, durationMinutes } = shoot;
  const instant = (clock: string) => zonedInstant(date ?? '', clock, timeZone).getTime();
  const from = instant(person?.callTime ?? time);
  const end = instant(time) + durationMinutes * MINUTE_MS;
  const to = Math.max(end, from + SLOT_MINUTES_MIN * MINUTE_MS);
  const [hours = 0, minutes = 0] = wallClock(new Date(from), timeZone).time.split(':').map(Number);
  const midnight = from - (hours * 60 + minutes) * MINUTE_MS;
  const own = person ? blocksOf(shoot, person, from) : [];
  const known = own.filter((block) => block.from >= midnight);
  const spans = person?.isForBlocks && known.length > 0 ? known : spansOf(known, from, to);
  const stretch = (span: Pick<Span, 'from' | 'to'>): Stretch => ({
    from: span.from,
    to: span.to,
    minute: (span.from - midnight) / MINUTE_MS,
    minutes: (span.to - span.from) / MINUTE_MS,
  });
  const [first, ...rest] = spans.map((span): SlotPart => ({ ...stretch(span), block: span.block }));
  if (!first) throw new Error('A slot has at least one part');
  return {
    ...stretch({
      from: Math.min(...spans.map((span) => span.from)),
      to: Math.max(...spans.map((span) => span.to)),
    }),
    ...{ shoot, role: person?.role ?? null, parts: [first, ...rest] },
  };
}

/** The blocks of a person by time. Those for everyone are only for who is there by then. */
function blocksOf({ blocks }: ConventionShoot, person: Person, from: number): Span[] {
  const { participantId, callTime, isForBlocks } = person;
  return blocks
    .map((block) => {
      const start = Date.parse(block.from);
      return { block, from: start, to: start + block.minutes * MINUTE_MS };
    })
    .filter((span) => {
      const { participantIds } = span.block;
      if (participantIds.length > 0) return participantIds.includes(participantId);
      return !isForBlocks && (callTime === null || span.from >= from);
    })
    .sort((a, b) => a.from - b.from || a.to - b.to);
}

/** The shoot without the blocks at its beginning and at its end. */
function spansOf(own: readonly Span[], from: number, to: number): Span[] {
  let [start, end] = [from, to];
  const before: Span[] = [];
  for (const span of own) {
    if (span.from > start) break;
    before.push(span);
    start = Math.max(start, span.to);
  }
  const after: Span[] = [];
  for (const span of own.slice(before.length).reverse()) {
    if (span.to < end) break;
    after.unshift(span);
    end = Math.min(end, span.from);
  }
  const shown = start < end ? [{ block: null, from: start, to: end }] : [];
  return [...before, ...shown, ...after];
}
