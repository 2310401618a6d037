const TIMESTAMP =
  /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d(?:\.\d+)?))?(Z|[+-]\d{2}:?\d{2})?$/;

/** The offsets of zones east of Greenwich, in minutes. 14:00 is left out: Hawaii shares that midnight. */
const EASTERN_OFFSETS = new Set([
  60, 120, 180, 210, 240, 270, 300, 330, 345, 360, 390, 420, 480, 525, 540, 570, 600, 630, 660, 720,
  765, 780, 825,
]);
const DAY_MINUTES = 24 * 60;

/**
 * Returns the day that a timestamp means, as `YYYY-MM-DD`; undefined for other text. Browsers send the day that a person
 * picked as its local midnight in UTC. A UTC timestamp that is midnight in some zone therefore means that zone's day; at
 * the midnights that two zones share, the one with more people (12:00 is New Zealand, 11:00 its summer, 10:00 Hawaii). Of
 * any other timestamp, the day counts as it is written.
 */
export function dayOfTimestamp(value: string): string | undefined {
  const [, day, hours, minutes, seconds = '0', offset] = TIMESTAMP.exec(value) ?? [];
  if (day === undefined) return undefined;
  const untilMidnight = DAY_MINUTES - Number(hours) * 60 - Number(minutes);
  const isEastern = offset === 'Z' && Number(seconds) === 0 && EASTERN_OFFSETS.has(untilMidnight);
  return isEastern ? dayAfter(day) : day;
}

/** A day that does not exist stays, so that it is refused. */
function dayAfter(day: string): string {
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return day;
  midnight.setUTCDate(midnight.getUTCDate() + 1);
  return midnight.toISOString().slice(0, 10);
}
