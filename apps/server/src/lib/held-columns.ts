import { type HeldPlan, type HeldTime, heldTime } from '@lensemble/contract/held-time';

/** The version of the zone data of this process. Another one can mean other moments. */
export const ZONE_DATA = process.versions.tz ?? process.version;

/** A range as PostgreSQL reads it. */
const rangeText = ({ from, to }: HeldTime): string =>
  `["${from.toISOString()}","${to.toISOString()}")`;

export interface HeldColumns {
  readonly held: string | null;
  readonly heldZoneData: string;
}

/** The columns that each write of a plan sets. A zone that this process does not know holds nothing. */
export function heldColumns(plan: HeldPlan): HeldColumns {
  const held = knownHeldTime(plan);
  return { held: held ? rangeText(held) : null, heldZoneData: ZONE_DATA };
}

/** Undefined in a zone that this process does not know. */
export function knownHeldTime(plan: HeldPlan): HeldTime | null | undefined {
  try {
    return heldTime(plan);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
