import { trashWords } from '@lensemble/messages/web/trash';
import { toastNotOpened } from '../shell/toast.ts';

/** How long a toast offers Undo. The trash has it longer. */
export const UNDO_TOAST_MS = 20_000;

/** What a toast about a deletion offers. Its code loads with the press. @param title of a single record */
export const undoOf = (ids: readonly string[], title?: string) => ({
  durationMs: UNDO_TOAST_MS,
  action: {
    label: trashWords('undo'),
    run: () => void import('./undo.ts').then(({ undo }) => undo(ids, title), toastNotOpened),
  },
});
