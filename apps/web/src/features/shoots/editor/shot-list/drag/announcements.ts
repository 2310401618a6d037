import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { moved } from '@/features/shoots/editor/references/sorting/reorder.ts';

export interface ShownOrder {
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  /** When an entry begins in an order; null without times. */
  readonly timeIn: (order: readonly string[], id: string) => string | null;
}

/** What is said while an entry is moved: its place, and the time that it would have there. */
export function shotAnnouncements(shown: () => ShownOrder): Announcements {
  const placeOf = (id: UniqueIdentifier) => shown().ids.indexOf(String(id)) + 1;
  const title = (id: UniqueIdentifier) => shown().nameOf(String(id));
  let lastOver: UniqueIdentifier | undefined;
  return {
    onDragStart({ active: { id } }) {
      lastOver = id;
      const all = shown().ids.length;
      return shotListWords('pickedUp', { title: title(id), place: placeOf(id), all });
    },
    onDragOver({ active, over }) {
      if (!over || over.id === lastOver) return undefined;
      lastOver = over.id;
      const { ids, timeIn } = shown();
      const time = timeIn(moved(ids, String(active.id), String(over.id)), String(active.id));
      const where = { place: placeOf(over.id), all: ids.length };
      return time === null
        ? shotListWords('overPlace', where)
        : shotListWords('overPlaceAt', { ...where, time });
    },
    onDragEnd({ active: { id }, over }) {
      return over && over.id !== id
        ? shotListWords('dropped', { title: title(id), place: placeOf(over.id) })
        : shotListWords('stays', { title: title(id), place: placeOf(id) });
    },
    onDragCancel: ({ active: { id } }) =>
      shotListWords('canceled', { title: title(id), place: placeOf(id) }),
  };
}
