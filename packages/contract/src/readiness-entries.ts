import type { Conflict } from './conflicts.ts';

/** Where the user can fix what is open. */
export type ReadinessSection =
  | 'schedule'
  | 'location'
  | 'secondPlace'
  | 'crew'
  | 'costumes'
  | 'props'
  | 'equipment'
  | 'packing'
  | 'consent';

/** 3 can stop the shoot, 2 harms it, 1 can wait. */
export type Weight = 1 | 2 | 3;

export type ConflictOf<Kind extends Conflict['kind']> = {
  readonly kind: Kind;
  readonly itemId: string;
};
type BusyKind = Exclude<Conflict['kind'], 'away'>;

/** What is open, by its code, with what the words need. */
interface OpenValues {
  readonly 'no-date': unknown;
  readonly 'no-place': unknown;
  readonly 'no-crew': unknown;
  readonly 'no-time': unknown;
  readonly declined: { readonly participantId: string; readonly note: string | null };
  readonly busy: { readonly conflict: ConflictOf<BusyKind> };
  readonly away: { readonly conflict: ConflictOf<'away'> };
  /** `chance` is the highest in percent, `from` the first hour in which it rains rather than not (ISO 8601). */
  readonly rain: { readonly chance: number; readonly from: string };
  /** `daysLeft` is null without a date. `wornBy` are the participants who wear the costume. */
  readonly todos: {
    readonly costumeId: string;
    readonly todos: number;
    readonly daysLeft: number | null;
    readonly wornBy: readonly string[];
  };
  /** The shoot needs more units than the team owns. */
  readonly short: { readonly equipmentId: string; readonly needed: number; readonly owned: number };
  /** Who said maybe. */
  readonly unsure: { readonly participantIds: readonly string[] };
  /** Who was asked and has not answered. */
  readonly unanswered: { readonly participantIds: readonly string[] };
  readonly unasked: { readonly participantIds: readonly string[] };
  readonly unpacked: { readonly entries: number };
  readonly 'no-consent': { readonly participantIds: readonly string[] };
}

export type OpenCode = keyof OpenValues;

export type OpenEntry = {
  [Code in OpenCode]: {
    readonly code: Code;
    readonly weight: Weight;
    readonly section: ReadinessSection;
  } & (unknown extends OpenValues[Code] ? unknown : OpenValues[Code]);
}[OpenCode];
