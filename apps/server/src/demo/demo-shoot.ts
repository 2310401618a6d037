import type { CallPlan } from '@lensemble/contract/call-plan';
import type { CallAnswer } from '@lensemble/contract/call-state';
import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { NewShot } from '@lensemble/contract/shots';
import type { CostumeKey, EquipmentKey, KitKey, PropKey } from './catalogue.ts';
import type { CrewKey } from './people.ts';
import type { PlaceKey } from './places.ts';

/** `formerPlan` is what was different in the plan that the answer was given to. */
interface DemoAnswer {
  readonly answer: CallAnswer;
  readonly note?: string;
  readonly formerPlan?: Partial<Pick<CallPlan, 'time' | 'callTime'>>;
}

/** What a crew member did with their personal link. */
export type DemoCall = 'sent' | 'opened' | CallAnswer | DemoAnswer;

/** An idea asks for a date. Days count from today; those of the candidates rise. */
export interface DemoPoll {
  readonly days: readonly (readonly [day: number, time: string | null])[];
  readonly deadlineDay: number;
  /** To the candidates in their order. A shorter list leaves the last ones open. */
  readonly answers: Readonly<Partial<Record<CrewKey, readonly CallAnswer[]>>>;
}

/** An entry of a shot list. It refers to what the shoot has. */
export interface DemoShot extends Partial<Pick<NewShot, 'kind' | 'minutes' | 'pin' | 'notes'>> {
  readonly title: string;
  /** The place of the reference in `pictures`. */
  readonly picture?: number;
  readonly crew?: readonly CrewKey[];
  readonly costumes?: readonly CostumeKey[];
  readonly props?: readonly PropKey[];
  readonly equipment?: readonly EquipmentKey[];
}

/** What is recorded about an entry of the packing list, which is one of the five. */
export interface DemoPacked {
  readonly costume?: CostumeKey;
  readonly prop?: PropKey;
  readonly equipment?: EquipmentKey;
  readonly kit?: KitKey;
  readonly line?: string;
  readonly by?: CrewKey;
  readonly isPacked?: boolean;
  readonly note?: string;
  /** The bringer wrote the note. */
  readonly isNoteOwn?: boolean;
  /** Of a line that each person brings for themselves. */
  readonly isForEverybody?: boolean;
}

/** A demo shoot. It refers to crew, places and items by their keys. */
export interface DemoShoot {
  readonly title: string;
  readonly status: ShootStatus;
  readonly description?: string;
  /** Days from today. */
  readonly day?: number;
  readonly time?: string;
  readonly durationMinutes?: number;
  readonly setUpMinutes?: number;
  readonly strikeMinutes?: number;
  /** Minutes between the reminder and the start. */
  readonly reminderMinutes?: number;
  readonly place?: PlaceKey;
  /** Of the demo convention, whose part it is. */
  readonly meetingPoint?: number;
  readonly color: string;
  readonly isPublic?: boolean;
  readonly instagramLinks?: readonly string[];
  readonly pictures?: readonly string[];
  readonly pictureNotes?: readonly string[];
  /** The crew, each with a role if it is not the usual one. */
  readonly crew?: readonly (CrewKey | readonly [CrewKey, string])[];
  /** When crew members should arrive, if not when the shoot begins. */
  readonly callTimes?: Readonly<Partial<Record<CrewKey, string>>>;
  readonly calls?: Readonly<Partial<Record<CrewKey, DemoCall>>>;
  readonly poll?: DemoPoll;
  readonly guests?: readonly (readonly [name: string, role: string])[];
  readonly costumes?: readonly CostumeKey[];
  readonly wears?: Readonly<Partial<Record<CrewKey, readonly CostumeKey[]>>>;
  readonly props?: readonly PropKey[];
  /** One unit of each, or more. */
  readonly equipment?: readonly (EquipmentKey | readonly [EquipmentKey, number])[];
  readonly kits?: readonly KitKey[];
  readonly shots?: readonly DemoShot[];
  readonly packing?: readonly DemoPacked[];
}
