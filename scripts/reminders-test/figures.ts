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

/** Prints the result of a round. @returns whether every reminder arrived, and no more than `inFlight` of them twice */
export function tell(sink: MailSink, figures: Figures, inFlight: number): boolean {
  const { name, count, due, first, atKill, last } = figures;
  const { repeated, different } = sink.duplicates;
  console.log(
    `${name}: ${sink.delivered} of ${count} reminders delivered; the first ${seconds(first - due)} after it was due, the last ${seconds(last - first)} later; killed after ${atKill}; ${repeated} arrived twice, ${different} of them with a different Message-ID`,
  );
  return sink.delivered === count && repeated <= inFlight && different === 0;
}
