import type { ResponseOf } from '@lensemble/contract/endpoint';
import { restoreFromTrash } from '@lensemble/contract/trash';
import { trashWords } from '@lensemble/messages/web/trash';
import { callApi, sentenceOf } from '../calls/api.ts';
import { queryClient } from '../calls/query-client.ts';
import { toast, toastError } from '../shell/toast.ts';

/** What was deleted, for the sentence that says that it is back: a record by its title, shoots by their number. */
export type Deleted = { readonly title: string } | { readonly kind: 'shoots' };

interface UndoOptions {
  /** Leads to the shoot. */
  readonly open: (shootId: string) => void;
  /** What the entry is about, in case that someone else has restored it. */
  readonly subjectId: string;
}

/** Brings back entries of the trash. What changes with them is not known, so that everything shown is read again. */
export async function undo(
  ids: readonly string[],
  what: Deleted,
  { open, subjectId }: Partial<UndoOptions> = {},
): Promise<void> {
  let restored = 0;
  let missing = 0;
  let last: ResponseOf<typeof restoreFromTrash> | undefined;
  let failure: unknown;
  for (const id of ids) {
    try {
      last = await callApi(restoreFromTrash, { params: { id }, query: { subjectId } });
      restored += 1;
      missing += last.missing;
    } catch (error) {
      failure = error;
    }
  }
  await queryClient.invalidateQueries();
  if (failure) toastError(sentenceOf(failure, trashWords('restoreFailed')));
  else if (!('title' in what))
    toast({ title: trashWords('restoredShoots', { count: restored }), ...lacking(missing) });
  else if (last?.isBack === false) toast({ title: trashWords('restoredLater', what) });
  else toast({ title: trashWords('restored', what), ...lacking(missing), ...opening(last, open) });
}

const lacking = (count: number) =>
  count === 0 ? {} : { description: trashWords('lacking', { count }) };

function opening(
  restored: ResponseOf<typeof restoreFromTrash> | undefined,
  open: ((shootId: string) => void) | undefined,
) {
  const shootId = restored?.kind === 'shoot' ? restored.subjectId : restored?.shootId;
  if (!shootId || !open) return {};
  return { action: { label: trashWords('open'), run: () => open(shootId) } };
}
