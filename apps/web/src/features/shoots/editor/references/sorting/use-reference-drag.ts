import { referenceSortingWords } from '@lensemble/messages/web/reference-sorting';
import { useMemo } from 'react';
import { useMoveReference } from '@/features/shoots/api/move-reference.ts';
import { usePlaceDrag } from '@/features/shoots/editor/hooks/use-place-drag.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { toastError } from '@/lib/shell/toast.ts';
import { placeAnnouncements, placeInstructions } from './announcements.ts';
import { moved } from './reorder.ts';

const speech = { announcements: placeAnnouncements, instructions: placeInstructions };

/** Reorders references. */
export function useReferenceDrag(shootId: string, ids: readonly string[]) {
  const { mutate: move } = useMoveReference();
  const shown = useMemo(() => ({ ids }), [ids]);
  return usePlaceDrag(shown, speech, (current, id, overId) => {
    const wished = moved(current.ids, id, overId);
    move({ shootId, id, wished }, { onError: tellRefusal });
  });
}

function tellRefusal(error: Error): void {
  toastError(sentenceOf(error, referenceSortingWords('failed')));
}
