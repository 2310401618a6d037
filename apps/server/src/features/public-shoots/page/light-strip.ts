import { formatHour } from '@lensemble/contract/clock-hour';
import { zonedInstant } from '@lensemble/contract/zoned-time';
import { percent, stopsOf, stripOf } from '@lensemble/light/light-strip';
import { type Language, localeOf } from '@lensemble/messages/languages';
import { type Html, html } from '../../../lib/html.ts';
import type { ShootSpan } from '../../call-sheets/service.ts';

const MINUTE_MS = 60_000;

/**
 * The light of the day of a shoot as a bar, with the hours framed in which the reader is there. Screen readers get the
 * list below it. An SVG, because the policy of the page allows no style attributes.
 * @param arrival when the reader arrives (`HH:MM`); null while that is open
 * @returns null unless the date and the position are known
 */
export function lightStrip(
  shoot: ShootSpan,
  arrival: string | null,
  language: Language,
): Html | null {
  const { date, timeZone, location } = shoot;
  const { latitude = null, longitude = null } = location ?? {};
  if (date === null || latitude === null || longitude === null) return null;
  const strip = stripOf({ date, timeZone, latitude, longitude }, presence(shoot, date, arrival));
  const stops = stopsOf(strip.bands).map(
    ({ light, at }) => html`<stop class="${light}" offset="${at}"/>`,
  );
  const hours = strip.hours.map(
    ({ at, time }) =>
      html`<text x="${percent(at)}" y="52">${formatHour(time, localeOf(language))}</text>`,
  );
  const { shoot: there } = strip;
  const frame =
    there &&
    html`<rect class="there" x="${percent(there.from)}" y="1" width="${percent(there.to - there.from)}" height="34" rx="8"/>`;
  return html`<svg class="light-strip" aria-hidden="true" width="100%" height="56"><linearGradient id="light-of-day">${stops}</linearGradient><rect y="4" width="100%" height="28" rx="8" fill="url(#light-of-day)"/>${frame}${hours}</svg>`;
}

function presence(shoot: ShootSpan, date: string, arrival: string | null) {
  const { time, timeZone, durationMinutes } = shoot;
  if (time === null || arrival === null) return null;
  const end = new Date(zonedInstant(date, time, timeZone).getTime() + durationMinutes * MINUTE_MS);
  const start = zonedInstant(date, arrival, timeZone);
  return start < end ? { start, end } : null;
}
