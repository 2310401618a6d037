import type { MailSink } from './mail-sink.ts';

export interface Figures {
  readonly name: string;
  readonly count: number;
  readonly due: number;
  readonly first: number;
  readonly atKill: number;
  readonly last: number;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Prints what came of a round. @returns whether all is well: nobody left out, and repetitions only where the kill hit */
export function tell(sink: MailSink, figures: Figures, inFlight: number): boolean {
  const { name, count, due, first, atKill, last } = figures;
  const { repeated, different } = sink.duplicates;
  console.log(
    `${name}: ${sink.delivered} of ${count} reminders delivered; the first ${seconds(first - due)} after their time, the last ${seconds(last - first)} later; killed after ${atKill}; ${repeated} came twice, ${different} of them under another Message-ID`,
  );
  return sink.delivered === count && repeated <= inFlight && different === 0;
}
