import type { ListedShoot } from '@lensemble/contract/shoots';
import type { ShootsByDay } from '@/features/shoots/lib/shoots-by-day.ts';
import { addDays, type PlainDate } from '@/lib/time/dates.ts';

export const DAY_MINUTES = 1440;
/** Shorter shoots are drawn as long as this, so that their title can be read. */
export const LEAST_DRAWN = 30;

/** A shoot, or the part of it that lies on a day. Minutes count from midnight. */
interface Part {
  readonly shoot: ListedShoot;
  readonly start: number;
  readonly end: number;
  /** Whether it began on the day before. */
  readonly isContinued: boolean;
}

/** A part in its lane: shoots at the same time stand beside each other. */
export interface Block extends Part {
  readonly lane: number;
  readonly lanes: number;
}

export interface WeekDay {
  readonly date: PlainDate;
  /** Shoots without a time. */
  readonly untimed: readonly ListedShoot[];
  readonly blocks: readonly Block[];
}

/** The seven days from the first of a week. Times are those of each shoot's own zone, as everywhere. */
export function weekDays(days: ShootsByDay, first: PlainDate): readonly WeekDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(first, index);
    const shoots = days.get(date) ?? [];
    const parts = [
      ...(days.get(addDays(date, -1)) ?? []).flatMap(afterMidnight),
      ...shoots.flatMap(beforeMidnight),
    ];
    return {
      date,
      untimed: shoots.filter(({ time }) => time === null),
      blocks: inLanes(parts),
    };
  });
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `HH:MM`; 24 hours after midnight is midnight. */
export function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

function beforeMidnight(shoot: ListedShoot): Part[] {
  if (shoot.time === null) return [];
  const start = minutesOf(shoot.time);
  const end = Math.min(start + shoot.durationMinutes, DAY_MINUTES);
  return [{ shoot, start, end, isContinued: false }];
}

function afterMidnight(shoot: ListedShoot): Part[] {
  if (shoot.time === null) return [];
  const end = minutesOf(shoot.time) + shoot.durationMinutes - DAY_MINUTES;
  return end > 0 ? [{ shoot, start: 0, end, isContinued: true }] : [];
}

const drawnEnd = ({ start, end }: Part) => Math.max(end, start + LEAST_DRAWN);

/** Puts each part into the first free lane. Parts that overlap, also through others, share the width. */
function inLanes(parts: readonly Part[]): Block[] {
  const sorted = [...parts].sort((a, b) => a.start - b.start || b.end - a.end);
  const blocks: Block[] = [];
  let together: Omit<Block, 'lanes'>[] = [];
  let ends: number[] = [];
  const close = () => {
    blocks.push(...together.map((block) => ({ ...block, lanes: ends.length })));
    together = [];
    ends = [];
  };
  for (const part of sorted) {
    if (ends.every((end) => end <= part.start)) close();
    const free = ends.findIndex((end) => end <= part.start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = drawnEnd(part);
    together.push({ ...part, lane });
  }
  close();
  return blocks;
}
