import type { Reference } from '@lensemble/contract/shoot-links';
import { referenceViewerWords } from '@lensemble/messages/web/reference-viewer';
import { useState } from 'react';
import { NotesChangedError, useUpdateReference } from '@/features/shoots/api/update-reference.ts';
import { isGone, sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { keepNotes, keptNotes, type NotesDraft } from './notes-drafts.ts';

export interface Notes {
  readonly textOf: (id: string) => string;
  readonly isUnsaved: (id: string) => boolean;
  readonly hasUnsaved: boolean;
  readonly isPending: boolean;
  readonly write: (id: string, text: string) => void;
  /** Resolves to whether the notes were saved. */
  readonly save: (id: string) => Promise<boolean>;
  readonly saveAll: () => Promise<boolean>;
  readonly discard: () => void;
}

/** The notes of references during editing. Unsaved notes survive a change of picture and a reload. */
export function useNotes(shootId: string, references: readonly Reference[]): Notes {
  const { mutateAsync, isPending } = useUpdateReference();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, NotesDraft>>(() =>
    keptNotes(references.map(({ id }) => id)),
  );
  const storedOf = (id: string) => references.find((each) => each.id === id)?.notes ?? '';
  // The stored notes may have been refetched since the user began to type.
  const overOf = (id: string) => drafts.get(id)?.over ?? storedOf(id);
  const textOf = (id: string) => {
    const draft = drafts.get(id);
    return draft && draft.text !== draft.over ? draft.text : storedOf(id);
  };
  const isUnsaved = (id: string) => textOf(id).trim() !== storedOf(id);
  const unsaved = references.filter(({ id }) => isUnsaved(id)).map(({ id }) => id);
  const hasUnsaved = unsaved.length > 0;

  const write = (id: string, text: string) => {
    const draft = { text, over: overOf(id) };
    setDrafts((before) => new Map(before).set(id, draft));
    keepNotes(id, text.trim() === draft.over ? null : draft);
  };
  const forget = (id: string) => {
    setDrafts((before) => new Map([...before].filter(([other]) => other !== id)));
    keepNotes(id, null);
  };
  /** Text typed during the save stays unsaved, now based on the saved notes. */
  const rebase = ({ id, notes }: Reference, sent: string) =>
    setDrafts((before) => {
      const next = new Map(before);
      const draft = before.get(id);
      if (draft && draft.text !== sent) next.set(id, { ...draft, over: notes ?? '' });
      else next.delete(id);
      keepNotes(id, next.get(id) ?? null);
      return next;
    });
  /** Puts the other member's notes above the user's own, so that no text is lost; the user merges them. */
  const joinWith = ({ id, notes }: Reference, sent: string) => {
    setDrafts((before) => {
      const text = [notes, before.get(id)?.text ?? sent].filter(Boolean).join('\n\n');
      const joined = { text, over: notes ?? '' };
      keepNotes(id, joined);
      return new Map(before).set(id, joined);
    });
    toastError(referenceViewerWords('joined'), referenceViewerWords('notSaved'));
  };
  const save = async (id: string): Promise<boolean> => {
    const text = textOf(id);
    try {
      rebase(await mutateAsync({ shootId, id, notes: text, before: overOf(id) }), text);
    } catch (error) {
      if (error instanceof NotesChangedError) joinWith(error.theirs, text);
      else toastError(whyNot(error));
      return false;
    }
    toast({ title: referenceViewerWords('saved') });
    return true;
  };
  const saveAll = async () => {
    for (const id of unsaved) if (!(await save(id))) return false;
    return true;
  };
  const discard = () => {
    for (const id of unsaved) forget(id);
  };
  return { textOf, isUnsaved, hasUnsaved, isPending, write, save, saveAll, discard };
}

function whyNot(error: unknown): string {
  return isGone(error)
    ? referenceViewerWords('gone')
    : sentenceOf(error, referenceViewerWords('saveFailed'));
}
