import { type DayLight, type DayPhase, goldenPhases } from './day-light.ts';

/** From a moment to a later one. */
export interface Hours {
  readonly from: Date;
  readonly to: Date;
}

const MINUTE_MS = 60_000;
const HALF_DAY_MS = 12 * 3_600_000;

const sharedMs = (a: Hours, b: Hours): number =>
  Math.max(0, Math.min(+a.to, +b.to) - Math.max(+a.from, +b.from));

const dayOf = ({ noon }: DayLight): Hours => ({
  from: new Date(+noon - HALF_DAY_MS),
  to: new Date(+noon + HALF_DAY_MS),
});

/**
 * Minutes of golden light in the hours of a shoot.
 * @param hours null where only the day is known: then all golden light of the day, up to the shoot's duration
 */
export function goldenMinutes(
  light: DayLight,
  hours: Hours | null,
  durationMinutes: number,
): number {
  const golden = light.phases.filter((phase) => phase.light === 'golden');
  const within = hours ?? dayOf(light);
  const minutes = golden.reduce((sum, phase) => sum + sharedMs(phase, within), 0) / MINUTE_MS;
  return hours ? minutes : Math.min(minutes, durationMinutes);
}

/** The golden phase of which a shoot has most; the last one of the day without hours, and for a shoot without golden light. */
export function goldenPhaseFor(light: DayLight, hours: Hours | null): DayPhase | undefined {
  const phases = goldenPhases(light);
  const day = dayOf(light);
  const share = ({ from, to }: DayPhase) =>
    hours ? sharedMs({ from: from ?? day.from, to: to ?? day.to }, hours) : 0;
  return phases.toSorted((a, b) => share(a) - share(b)).at(-1);
}
