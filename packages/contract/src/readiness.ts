import { CHECKS, type Check, type Found, findOpen } from './readiness-checks.ts';
import type { OpenEntry, Weight } from './readiness-entries.ts';
import type { ReadinessInput } from './readiness-input.ts';

/** The share of each check in the whole, if nothing of it is open or it is not known. */
const SHARES: Readonly<Record<Check, Weight>> = {
  date: 3,
  place: 3,
  crew: 3,
  declined: 3,
  time: 2,
  busy: 3,
  owned: 2,
  rain: 2,
  costumes: 2,
  answers: 1,
  packing: 2,
  consent: 1,
};

export interface Readiness {
  /** `over` for completed shoots and past days. Only `ready` says that everything was checked and is fine. */
  readonly state: 'open' | 'unknown' | 'ready' | 'over';
  /** The heaviest first. */
  readonly open: readonly OpenEntry[];
  readonly fine: readonly Check[];
  readonly unknown: readonly Check[];
  /** From 0 to 1: the weight of what is fine in that of all that was to be checked. 1 only if ready or over. */
  readonly share: number;
  /** Whole days until the shoot; null without a date. */
  readonly daysLeft: number | null;
}

const DAY_MS = 86_400_000;

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

const OVER: Omit<Readiness, 'daysLeft'> = {
  state: 'over',
  open: [],
  fine: [],
  unknown: [],
  share: 1,
};

/** What is open in a shoot. It reads no clock and no network, warns and never blocks. */
export function readinessOf(input: ReadinessInput): Readiness {
  const { shoot, today } = input;
  const daysLeft = shoot.date === null ? null : daysBetween(today, shoot.date);
  if (shoot.status === 'completed' || (daysLeft !== null && daysLeft < 0))
    return { ...OVER, daysLeft };
  const found = CHECKS.map((check) => ({ check, entries: findOpen[check](input, daysLeft) }));
  const namesOf = (list: typeof found) => list.map(({ check }) => check);
  const open = found
    .flatMap(({ entries }) => entries ?? [])
    .toSorted((a, b) => b.weight - a.weight);
  const fine = namesOf(found.filter(({ entries }) => entries?.length === 0));
  const unknown = namesOf(found.filter(({ entries }) => entries === undefined));
  const [done, rest] = [sumOf(fine), sumOf(unknown) + heaviest(found)];
  return {
    state: stateOf(open.length, unknown.length),
    open,
    fine,
    unknown,
    share: done / (done + rest),
    daysLeft,
  };
}

function stateOf(open: number, unknown: number): Readiness['state'] {
  if (open > 0) return 'open';
  return unknown > 0 ? 'unknown' : 'ready';
}

const sumOf = (list: readonly Check[]) => list.reduce((sum, check) => sum + SHARES[check], 0);

/** The weight of the checks with open entries, each as heavy as its heaviest entry. */
const heaviest = (found: readonly { readonly entries: Found }[]) =>
  found.reduce(
    (sum, { entries }) => sum + Math.max(0, ...(entries ?? []).map(({ weight }) => weight)),
    0,
  );
