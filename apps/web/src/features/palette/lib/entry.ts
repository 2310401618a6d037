import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { LucideIcon } from 'lucide-react';

/** The groups of what can be found, in the order in which they are shown. */
export const groups = [
  'Actions',
  'Shoots',
  'Costumes',
  'Crew',
  'Props',
  'Equipment',
  'Locations',
] as const;
export type Group = (typeof groups)[number];

/** Something that the palette finds and does. */
export interface Entry {
  /** Unlike that of every other entry. */
  readonly id: string;
  readonly group: Group;
  readonly label: string;
  /** A line below the label. */
  readonly detail?: string;
  /** What else it is found by. */
  readonly words: string;
  readonly icon: LucideIcon;
  /** Null: it could have a picture and has none. */
  readonly picture?: string | null;
  readonly status?: ShootStatus;
  readonly run: () => void;
}
