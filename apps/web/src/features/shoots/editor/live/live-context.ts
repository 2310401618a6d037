import type { Presence } from '@lensemble/contract/live';
import { createContext } from 'react';
import type { Beside, Fresh } from '@/features/shoots/editor/hooks/use-newer-version.ts';
import type { ConflictField } from '@/features/shoots/editor/lib/conflict.ts';
import type { NameOf } from '@/features/shoots/editor/lib/faces.ts';

/** Another member who sees this shoot. */
export interface Other {
  readonly userId: string;
  readonly name: string;
  readonly avatarUrl: string | null;
  readonly place: Presence['place'];
  /** The section of the editor that they edit, by its first field. */
  readonly field: string | null;
  /** Where on a reference they are writing a comment. Servers of the version before do not tell it. */
  readonly at: Presence['at'] | undefined;
}

export interface Live {
  readonly shootId: string;
  readonly others: readonly Other[];
  /** The section that the user edits, by its first field. */
  readonly edited: string | null;
  readonly beside: Beside | null;
  readonly fresh: Fresh | null;
  readonly nameOf: NameOf;
  readonly takeTheirs: (field: ConflictField) => void;
  readonly keepMine: (field: ConflictField) => void;
}

/** Null for a new shoot, which no one else sees. */
export const LiveContext = createContext<Live | null>(null);
