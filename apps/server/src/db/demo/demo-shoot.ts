import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { CostumeKey, EquipmentKey, PropKey } from './catalogue.ts';
import type { CrewKey } from './people.ts';
import type { PlaceKey } from './places.ts';

/** A shoot as the demo data tell of it, by the keys of what takes part. */
export interface DemoShoot {
  readonly title: string;
  readonly status: ShootStatus;
  readonly description?: string;
  /** Days from today. */
  readonly day?: number;
  readonly time?: string;
  readonly durationMinutes?: number;
  /** How long before the shoot the crew is reminded. */
  readonly reminderMinutes?: number;
  readonly place?: PlaceKey;
  readonly color: string;
  readonly isPublic?: boolean;
  readonly instagramLinks?: readonly string[];
  /** Reference pictures in their order. */
  readonly pictures?: readonly string[];
  /** Notes of the first pictures. */
  readonly pictureNotes?: readonly string[];
  /** Who takes part; a role where it is not their usual one. */
  readonly crew?: readonly (CrewKey | readonly [CrewKey, string])[];
  /** Who takes part without being on the crew list. */
  readonly guests?: readonly (readonly [name: string, role: string])[];
  readonly costumes?: readonly CostumeKey[];
  /** Who of the crew wears which of the costumes. */
  readonly wears?: Readonly<Partial<Record<CrewKey, readonly CostumeKey[]>>>;
  readonly props?: readonly PropKey[];
  readonly equipment?: readonly EquipmentKey[];
}
