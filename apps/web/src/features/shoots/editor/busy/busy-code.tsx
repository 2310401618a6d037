import type { Availability } from '@lensemble/contract/availability';
import {
  type Conflict,
  conflictsOf,
  type HeldKind,
  type Needs,
} from '@lensemble/contract/conflicts';
import { type HeldPlan, heldTime } from '@lensemble/contract/held-time';
import { neededUnits } from '@lensemble/contract/needed-units';
import { busyWords } from '@lensemble/messages/web/busy';
import type { Face } from '@/features/shoots/editor/lib/faces.ts';
import { daysAround } from '@/lib/shoots/availability.ts';
import { conflictLine, conflictTime, type Viewpoint } from '@/lib/shoots/conflict-words.ts';
import { addDays, monthOf, type PlainDate, type PlainMonth, today } from '@/lib/time/dates.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import type { Busy, BusyDay, BusyDays, InMenu, Wants } from './busy-context.ts';
import { BusyNote } from './busy-note.tsx';
import { DayReasons } from './day-reasons.tsx';
import { InKit } from './in-kit.tsx';
import { MenuHead } from './menu-head.tsx';

/** Null without a date, on a day that the zone has skipped, and if the browser does not know the zone. */
function viewOf(plan: HeldPlan): Viewpoint | null {
  const { date, timeZone } = plan;
  try {
    const held = heldTime(plan);
    return date === null || held === null ? null : { date, timeZone, held };
  } catch {
    return null;
  }
}

const nothing: Needs = { personnelIds: [], costumeIds: [], propIds: [], equipment: [] };

/** All items of a menu, with all units of equipment, so that it is in conflict as soon as one of them is taken. */
function needsOf(kind: HeldKind, faces: readonly Face[]): Needs {
  const ids = faces.map(({ id }) => id);
  const needs: Readonly<Record<HeldKind, Partial<Needs>>> = {
    personnel: { personnelIds: ids },
    costumes: { costumeIds: ids },
    props: { propIds: ids },
    equipment: {
      equipment: faces.flatMap(({ id, owned }) =>
        owned === null ? [] : [{ equipmentId: id, quantity: owned, owned }],
      ),
    },
  };
  return { ...nothing, ...needs[kind] };
}

const isOf = (kind: HeldKind, id: string) => (conflict: Conflict) =>
  conflict.itemId === id && (conflict.kind === 'away' ? 'personnel' : conflict.kind) === kind;

export function busyOf(wants: Wants, availability: Availability): Busy | null {
  const { plan, needs } = wants;
  const view = viewOf(plan);
  if (!view) return null;
  const { isComplete } = availability;
  const find = (wanted: Needs) => conflictsOf(availability, view.held, view.timeZone, wanted);
  const conflicts = find(needs);
  const noteOf: Busy['noteOf'] = (kind, id) => {
    const own = conflicts.filter(isOf(kind, id));
    return own.length > 0 ? <BusyNote conflicts={own} view={view} /> : null;
  };
  const frame = {
    head: <MenuHead plan={plan} view={view} />,
    busyHeading: busyWords('busyOrAway'),
  };
  const menuOf: Busy['menuOf'] = (kind, faces) => {
    if (kind === 'locations') return null;
    const taken = find(needsOf(kind, faces));
    const wordsOf = (face: Face): InMenu => {
      const own = taken.filter(isOf(kind, face.id));
      if (own.length === 0) return isComplete ? { state: freeWords(face) } : {};
      const busy = (
        <small className="status-planning mt-0.5 grid gap-0.5 font-normal text-st-text">
          <BusyNote conflicts={own} view={view} />
        </small>
      );
      return { busy, end: isComplete ? leftWords(own) : undefined };
    };
    return { wordsOf, frame };
  };
  const nameOf: Busy['nameOf'] = ({ kind, itemId }) =>
    wants.nameOf(kind === 'away' ? 'personnel' : kind, itemId);
  const kitWordsOf: Busy['kitWordsOf'] = (inKit, ownedOf) => {
    const isInKit = (id: string) => inKit.some(({ equipmentId }) => equipmentId === id);
    const units = neededUnits(needs.equipment, inKit).filter(({ equipmentId }) =>
      isInKit(equipmentId),
    );
    const equipment = units.flatMap((each) => {
      const owned = ownedOf(each.equipmentId);
      return owned === null ? [] : [{ ...each, owned }];
    });
    const own = find({ ...nothing, equipment });
    if (own.length === 0) {
      const isFree = isComplete && units.length > 0 && equipment.length === units.length;
      return isFree ? { state: busyWords('free') } : {};
    }
    return { busy: <InKit conflicts={own} busy={{ view, nameOf }} /> };
  };
  return {
    view,
    conflicts,
    isComplete: isComplete && wants.isKnown,
    needsNothing: Object.values(needs).every(({ length }) => length === 0),
    ...{ nameOf, noteOf, menuOf, kitWordsOf },
    nextFree: () => nextFreeDay(wants, availability, monthOf(view.date)),
  };
}

const freeWords = ({ owned }: Face): string =>
  owned === null || owned === 1
    ? busyWords('free')
    : busyWords('unitsFree', { count: owned, of: owned });

function leftWords([conflict]: readonly Conflict[]): string | undefined {
  if (!conflict || conflict.kind === 'away' || conflict.taken >= conflict.of) return undefined;
  return busyWords('someFree', { count: conflict.of - conflict.taken });
}

/** The first day on which all is free: after the date of the shoot, not in the past, and not before the month. */
function nextFreeDay(
  { plan, needs, isKnown }: Wants,
  availability: Availability,
  month: PlainMonth,
): PlainDate | null {
  if (!availability.isComplete || !isKnown) return null;
  const { last } = daysAround(month);
  const earliest = [today(), `${month}-01`, ...(plan.date ? [addDays(plan.date, 1)] : [])];
  for (let date = earliest.sort().at(-1) ?? last; date <= last; date = addDays(date, 1)) {
    const view = viewOf({ ...plan, date });
    if (view && conflictsOf(availability, view.held, view.timeZone, needs).length === 0)
      return date;
  }
  return null;
}

export function busyDays(wants: Wants, availability: Availability, month: PlainMonth): BusyDays {
  const known = new Map<PlainDate, BusyDay | null>();
  const find = (date: PlainDate): BusyDay | null => {
    const busy = busyOf({ ...wants, plan: { ...wants.plan, date } }, availability);
    return busy && busy.conflicts.length > 0 ? dayOf(busy) : null;
  };
  return {
    isComplete: availability.isComplete && wants.isKnown,
    on: (date) => {
      const day = known.has(date) ? (known.get(date) ?? null) : find(date);
      known.set(date, day);
      return day;
    },
    nextFree: () => nextFreeDay(wants, availability, month),
  };
}

function dayOf(busy: Busy): BusyDay {
  const { conflicts, view, nameOf } = busy;
  const isPerson = ({ kind }: Conflict) => kind === 'away' || kind === 'personnel';
  const sentences = conflicts.map((conflict) => {
    const line = conflictLine(conflict, nameOf(conflict), (title) => title).join('');
    return joinWithCommas([line, conflictTime(conflict, view)]);
  });
  return {
    hasPerson: conflicts.some(isPerson),
    hasItem: !conflicts.every(isPerson),
    text: sentences.reduce((first, second) => busyWords('oneAndNext', { first, second })),
    reasons: <DayReasons busy={busy} />,
  };
}
