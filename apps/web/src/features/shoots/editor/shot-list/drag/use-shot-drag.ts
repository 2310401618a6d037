import { shotListWords } from '@lensemble/messages/web/shot-list';
import { usePlaceDrag } from '@/features/shoots/editor/hooks/use-place-drag.ts';
import { type ShownOrder, shotAnnouncements } from './announcements.ts';

interface Sortable extends ShownOrder {
  readonly move: (ids: readonly string[], id: string, place: number) => void;
}

const speech = { announcements: shotAnnouncements, instructions: shotListWords('instructions') };

/** Reorders the shot list. Each announcement names the time that the entry would have. */
export const useShotDrag = (sortable: Sortable) =>
  usePlaceDrag<Sortable>(sortable, speech, ({ ids, move }, id, overId) =>
    move(ids, id, ids.indexOf(overId)),
  );
