import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

export const placeInstructions =
  'Press Space to put this reference into another place: the arrows choose the place, Space drops it there, Escape leaves it where it was. Enter opens it.';

export function placeAnnouncements(ids: () => readonly string[]): Announcements {
  const place = (id: UniqueIdentifier) => ids().indexOf(String(id)) + 1;
  let lastOver: UniqueIdentifier | undefined;
  return {
    onDragStart({ active }) {
      lastOver = active.id;
      return `Picked up reference ${place(active.id)} of ${ids().length}.`;
    },
    onDragOver({ over }) {
      if (!over || over.id === lastOver) return undefined;
      lastOver = over.id;
      return `Over place ${place(over.id)} of ${ids().length}.`;
    },
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id
        ? `Dropped in place ${place(over.id)}.`
        : `Reference ${place(active.id)} stays in its place.`,
    onDragCancel: ({ active }) => `Canceled. Reference ${place(active.id)} stays in its place.`,
  };
}
