import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { LucideIcon } from 'lucide-react';
import type { Group } from './groups.ts';

export interface Entry {
  readonly id: string;
  readonly group: Group;
  readonly label: string;
  readonly detail?: string;
  /** Additional searchable text. */
  readonly words: string;
  readonly icon: LucideIcon;
  /** Null if the entry could have a picture but has none. */
  readonly picture?: string | null;
  readonly status?: ShootStatus;
  readonly color?: string;
  /** The shortcut. */
  readonly keys?: string;
  readonly run: () => void;
}
