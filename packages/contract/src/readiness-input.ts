import type { CallAnswer } from './call-state.ts';
import type { Conflict } from './conflicts.ts';
import type { ConflictOf } from './readiness-entries.ts';
import type { ShootDetail } from './shoots.ts';
import type { WeatherHour } from './weather.ts';

/** What the team does not use; an absent input is one that is not known. */
type Unused = 'unused';

export interface KnownAnswer {
  /** Null for those who were asked and have not answered. */
  readonly answer: CallAnswer | null;
  readonly note: string | null;
}

/** Each piece once, with the units in kits. `owned` is null where it is not known. */
export interface NeededEquipment {
  readonly equipmentId: string;
  readonly quantity: number;
  readonly owned: number | null;
  readonly isOnlyInKits?: boolean | undefined;
}

type ForecastHour = Pick<WeatherHour, 'at' | 'precipitationChance'>;

/** The plan and everything that was found out about it. Without a part of it, a shoot is not ready. */
export interface ReadinessInput {
  readonly shoot: Pick<ShootDetail, 'status' | 'date' | 'time' | 'locationId'> & {
    readonly participants: readonly {
      readonly id: string;
      readonly costumeIds: readonly string[];
    }[];
    /** With the number of open todos; null where it is not known. */
    readonly costumes: readonly { readonly costumeId: string; readonly todos: number | null }[];
    /** Undefined where it is not known. */
    readonly equipment: readonly NeededEquipment[] | undefined;
    /** Whether it has a place for rain. */
    readonly hasSecondPlace: boolean;
  };
  /** `YYYY-MM-DD` in the zone of the shoot. */
  readonly today: string;
  /** From an availability that is complete. */
  readonly conflicts?: readonly ConflictOf<Conflict['kind']>[] | undefined;
  /** The hours of the shoot; null where there is no forecast, as for a day far away. */
  readonly forecast?: readonly ForecastHour[] | null | undefined;
  /** To the current plan, by participant; who is missing was not asked. */
  readonly answers?: ReadonlyMap<string, KnownAnswer> | Unused | undefined;
  /** Entries that are not packed; unused if there is nothing to pack. */
  readonly unpacked?: number | Unused | undefined;
  /** The participants who have not signed. */
  readonly withoutConsent?: readonly string[] | Unused | undefined;
}
