import type { CallAnswer } from '@lensemble/contract/call-state';
import type { Candidate } from '@lensemble/contract/date-polls';
import { wallClock, zonedInstant } from '@lensemble/contract/zoned-time';
import { dayLight } from '@lensemble/light/day-light';
import { goldenPhaseFor } from '@lensemble/light/golden-light';
import { callSheets } from '@lensemble/messages/call-sheets';
import type { Language } from '@lensemble/messages/languages';
import type { CallScope } from '../../access/call-scope.ts';
import type { Deps } from '../../deps.ts';
import { clockWords } from '../../lib/clock-words.ts';
import { pollOfCall } from '../date-polls/service.ts';
import { type CalledShoot, called } from '../public-shoots/service.ts';

/** A date that the participant is asked about. */
interface AskedDate extends Candidate {
  readonly answer: CallAnswer | undefined;
  /** The hours of golden light at the place. */
  readonly golden: string | undefined;
  readonly weather: string | undefined;
}

export interface AskedDates {
  /** The day (`YYYY-MM-DD`) until which the team wants answers. */
  readonly answerBy: string | null;
  readonly dates: readonly AskedDate[];
  /** What the participant says about them. */
  readonly note: string | null;
  /** The attribution of the forecasts. */
  readonly credit: { readonly text: string; readonly url: string } | undefined;
}

interface Reading {
  readonly language: Language;
  readonly now: Date;
}

/** The dates of the open poll that are not past; undefined without any. */
export async function askedDates(
  deps: Deps,
  scope: CallScope,
  { row }: CalledShoot,
  { language, now }: Reading,
): Promise<AskedDates | undefined> {
  const poll = await pollOfCall(deps, scope);
  const today = wallClock(now, row.timeZone).date;
  const open = poll?.candidates.filter(({ date }) => date >= today) ?? [];
  if (!poll || open.length === 0) return undefined;
  const forecasts = await Promise.all(
    open.map(({ date, time }) => called.weather(deps, { ...row, date, time }, language)),
  );
  const dates = open.map((candidate, index) => ({
    ...candidate,
    answer: poll.answers[candidate.id],
    golden: goldenHours(row, candidate, language),
    weather: forecasts[index] && skyAndTemperature(forecasts[index]),
  }));
  const answerBy = poll.deadline && wallClock(poll.deadline, row.timeZone).date;
  return { answerBy, dates, note: poll.note, credit: forecasts.find(Boolean)?.credit };
}

type Forecast = NonNullable<Awaited<ReturnType<typeof called.weather>>>;

const skyAndTemperature = ({ lines }: Forecast) =>
  lines
    .slice(0, 2)
    .map(({ value }) => value)
    .join(', ');

const MINUTE_MS = 60_000;

function goldenHours(
  { latitude, longitude, timeZone, durationMinutes }: CalledShoot['row'],
  { date, time }: Candidate,
  language: Language,
): string | undefined {
  if (latitude === null || longitude === null) return undefined;
  const light = dayLight({ date, timeZone, latitude, longitude });
  const start = time === null ? null : zonedInstant(date, time, timeZone);
  const hours = start && { from: start, to: new Date(+start + durationMinutes * MINUTE_MS) };
  const phase = goldenPhaseFor(light, hours);
  if (!phase) return undefined;
  const say = callSheets(language);
  const clock = (moment: Date) => clockWords(wallClock(moment, timeZone).time, language);
  const { from, to } = phase;
  if (from && to) return `${clock(from)} – ${clock(to)}`;
  if (to) return say('until', { time: clock(to) });
  return from ? say('since', { time: clock(from) }) : say('allDay');
}
