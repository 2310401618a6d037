import type { Availability } from '@lensemble/contract/availability';
import type { Conflict, HeldKind, Needs } from '@lensemble/contract/conflicts';
import type { HeldPlan } from '@lensemble/contract/held-time';
import type { Units } from '@lensemble/contract/needed-units';
import { createContext, type ReactNode, useContext } from 'react';
import type { AddItem, AddMenuProps } from '@/components/add-menu/choices.ts';
import type { Face, NameOf } from '@/features/shoots/editor/lib/faces.ts';
import type { LinkedKind } from '@/lib/catalogues/catalogues.ts';
import type { Viewpoint } from '@/lib/shoots/conflict-words.ts';
import type { PlainDate, PlainMonth } from '@/lib/time/dates.ts';

/** What the shoot in the form needs, and when. */
export interface Wants {
  readonly plan: HeldPlan;
  readonly needs: Needs;
  /** False while kits load: then the shoot may need more. */
  readonly isKnown: boolean;
  readonly nameOf: NameOf;
}

export type InMenu = Pick<AddItem, 'state' | 'busy' | 'end'>;

interface BusyMenu {
  readonly wordsOf: (face: Face) => InMenu;
  readonly frame: Pick<AddMenuProps, 'head' | 'busyHeading'>;
}

/** What the shoot in the form needs at its time and cannot have. */
export interface Busy {
  readonly view: Viewpoint;
  readonly conflicts: readonly Conflict[];
  /** If false, what is not in conflict may be taken as well. */
  readonly isComplete: boolean;
  /** Nothing of what the team shares is on the shoot. */
  readonly needsNothing: boolean;
  readonly nameOf: (conflict: Conflict) => string;
  /** The note below an item of the shoot; null if it is free. */
  readonly noteOf: (kind: HeldKind, id: string) => ReactNode;
  /** What the menu of a catalog says; null for locations, which are never taken. */
  readonly menuOf: (kind: LinkedKind, faces: readonly Face[]) => BusyMenu | null;
  /** What the menu of kits says of one that the shoot does not have. `ownedOf` is null where that is not known. */
  readonly kitWordsOf: (
    equipment: readonly Units[],
    ownedOf: (equipmentId: string) => number | null,
  ) => InMenu;
  /** The next day on which all is free; null if there is none among the days that are known. */
  readonly nextFree: () => PlainDate | null;
}

/** The days of a month, as the shoot in the form sees them. */
export interface BusyDays {
  readonly isComplete: boolean;
  /** Null for a day without a conflict. */
  readonly on: (date: PlainDate) => BusyDay | null;
  /** The first day of the month or later, after the date of the shoot. */
  readonly nextFree: () => PlainDate | null;
}

export interface BusyDay {
  readonly hasPerson: boolean;
  readonly hasItem: boolean;
  /** For screen readers. */
  readonly text: string;
  readonly reasons: ReactNode;
}

/** The code that compares shoots and has the words. It loads after the editor is shown. */
export interface BusyCode {
  readonly busyOf: (wants: Wants, availability: Availability) => Busy | null;
  readonly busyDays: (wants: Wants, availability: Availability, month: PlainMonth) => BusyDays;
}

/** `busy` is null while nothing is known: without a date, before the answer and without one. */
interface BusyScope {
  /** Null for an idea, which holds nothing, and for a completed shoot, which nothing can change. */
  readonly wants: Wants | null;
  readonly code: BusyCode | undefined;
  readonly busy: Busy | null;
}

export const BusyContext = createContext<BusyScope>({ wants: null, code: undefined, busy: null });

export const useBusy = (): Busy | null => useContext(BusyContext).busy;
