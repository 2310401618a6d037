import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { referenceSortingWords } from '@lensemble/messages/web/reference-sorting';

export const placeInstructions = referenceSortingWords('instructions');

export function placeAnnouncements(
  shown: () => { readonly ids: readonly string[] },
): Announcements {
  const ids = () => shown().ids;
  const place = (id: UniqueIdentifier) => ids().indexOf(String(id)) + 1;
  let lastOver: UniqueIdentifier | undefined;
  return {
    onDragStart({ active }) {
      lastOver = active.id;
      return referenceSortingWords('pickedUp', { place: place(active.id), all: ids().length });
    },
    onDragOver({ over }) {
      if (!over || over.id === lastOver) return undefined;
      lastOver = over.id;
      return referenceSortingWords('over', { place: place(over.id), all: ids().length });
    },
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id
        ? referenceSortingWords('dropped', { place: place(over.id) })
        : referenceSortingWords('stays', { place: place(active.id) }),
    onDragCancel: ({ active }) => referenceSortingWords('canceled', { place: place(active.id) }),
  };
}
