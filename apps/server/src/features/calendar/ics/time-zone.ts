import { offsetMs, zonedInstant } from '@lensemble/contract/zoned-time';
import { contentLine } from './content-line.ts';

const DAY_MS = 86_400_000;
const STEP_MS = 2 * DAY_MS;
const CACHE_MAX = 2_000;

/** A period with a constant UTC offset. */
interface Observance {
  readonly onset: number;
  /** The UTC offsets before and from the onset, in milliseconds. */
  readonly from: number;
  readonly to: number;
}

/** The UTC offsets of a zone, for programs with missing or outdated zone data. Some zones change by no fixed rule. */
export function timeZoneComponent(timeZone: string, years: ReadonlySet<number>): string {
  const inOrder = [...years].sort((a, b) => a - b);
  const lines = inOrder.map((year) => yearOf(timeZone, year));
  return `BEGIN:VTIMEZONE\r\n${contentLine('TZID', timeZone)}${lines.join('')}END:VTIMEZONE\r\n`;
}

const known = new Map<string, string>();

/** Caches the result: computing offsets is slow, and feeds repeat the same few years. */
function yearOf(timeZone: string, year: number): string {
  const key = `${year} ${timeZone}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const observances = observancesIn(timeZone, year);
  const standard = Math.min(...observances.map(({ to }) => to));
  const lines = observances.map((each) => component(each, each.to > standard)).join('');
  if (known.size >= CACHE_MAX) known.clear();
  known.set(key, lines);
  return lines;
}

/** The offset at the start of the year, and each change until its end. */
function observancesIn(timeZone: string, year: number): Observance[] {
  const begin = zonedInstant(`${year}-01-01`, '00:00', timeZone).getTime();
  const end = zonedInstant(`${year + 1}-01-01`, '00:00', timeZone).getTime();
  let offset = offsetMs(begin, timeZone);
  const found: Observance[] = [{ onset: begin, from: offset, to: offset }];
  for (let before = begin; before < end; before += STEP_MS) {
    const after = Math.min(before + STEP_MS, end);
    const to = offsetMs(after, timeZone);
    if (to === offset) continue;
    found.push({ onset: changeBetween(before, after, timeZone), from: offset, to });
    offset = to;
  }
  return found;
}

/** The first second that has the offset of `after`, by binary search. */
function changeBetween(before: number, after: number, timeZone: string): number {
  const offset = offsetMs(after, timeZone);
  let [low, high] = [Math.floor(before / 1000), Math.ceil(after / 1000)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetMs(middle * 1000, timeZone) === offset) high = middle;
    else low = middle;
  }
  return high * 1000;
}

function component({ onset, from, to }: Observance, isDaylight: boolean): string {
  const name = isDaylight ? 'DAYLIGHT' : 'STANDARD';
  // The format wants the onset in the wall-clock time before the change.
  const wall = new Date(onset + from).toISOString().slice(0, 19).replace(/[-:]/g, '');
  return [
    contentLine('BEGIN', name),
    contentLine('DTSTART', wall),
    contentLine('TZOFFSETFROM', offsetText(from)),
    contentLine('TZOFFSETTO', offsetText(to)),
    contentLine('END', name),
  ].join('');
}

/** `+0530`, with seconds for a historical local time. */
function offsetText(offset: number): string {
  const time = new Date(Math.abs(offset)).toISOString().slice(11, 19).replace(/:/g, '');
  return `${offset < 0 ? '-' : '+'}${time.replace(/(?<=\d{4})00$/, '')}`;
}
