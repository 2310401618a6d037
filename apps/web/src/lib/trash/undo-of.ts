import { trashWords } from '@lensemble/messages/web/trash';
import { toastNotOpened } from '../shell/toast.ts';
import type { Deleted } from './undo.ts';

/** How long a toast offers Undo. The trash has it longer. */
export const UNDO_TOAST_MS = 20_000;

/** What a toast about a deletion offers. Its code loads with the press. */
export const undoOf = (ids: readonly string[], what: Deleted) => ({
  durationMs: UNDO_TOAST_MS,
  action: {
    label: trashWords('undo'),
    run: () => void import('./undo.ts').then(({ undo }) => undo(ids, what), toastNotOpened),
  },
});
