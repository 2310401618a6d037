import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { CostumeKey, EquipmentKey, PropKey } from './catalogue.ts';
import type { CrewKey } from './people.ts';
import type { PlaceKey } from './places.ts';

/** A demo shoot. It refers to crew, places and items by their keys. */
export interface DemoShoot {
  readonly title: string;
  readonly status: ShootStatus;
  readonly description?: string;
  /** Days from today. */
  readonly day?: number;
  readonly time?: string;
  readonly durationMinutes?: number;
  /** Minutes between the reminder and the start. */
  readonly reminderMinutes?: number;
  readonly place?: PlaceKey;
  readonly color: string;
  readonly isPublic?: boolean;
  readonly instagramLinks?: readonly string[];
  readonly pictures?: readonly string[];
  readonly pictureNotes?: readonly string[];
  /** The crew, each with a role if it is not the usual one. */
  readonly crew?: readonly (CrewKey | readonly [CrewKey, string])[];
  readonly guests?: readonly (readonly [name: string, role: string])[];
  readonly costumes?: readonly CostumeKey[];
  readonly wears?: Readonly<Partial<Record<CrewKey, readonly CostumeKey[]>>>;
  readonly props?: readonly PropKey[];
  readonly equipment?: readonly EquipmentKey[];
}
