import type { Reference } from '@lensemble/contract/shoot-links';
import { useState } from 'react';
import { NotesChangedError, useUpdateReference } from '@/features/shoots/api/update-reference.ts';
import { ApiError, sentenceOf } from '@/lib/api.ts';
import { toast } from '@/lib/toast.ts';
import type { NotesDraft } from './notes-drafts.ts';
import { keepNotes, keptNotes } from './notes-drafts.ts';

export interface Notes {
  readonly textOf: (id: string) => string;
  readonly isUnsaved: (id: string) => boolean;
  readonly hasUnsaved: boolean;
  readonly isPending: boolean;
  readonly write: (id: string, text: string) => void;
  /** Resolves to whether they are saved. */
  readonly save: (id: string) => Promise<boolean>;
  readonly saveAll: () => Promise<boolean>;
  readonly discard: () => void;
}

/** The notes of references as they are written: kept when one goes on to another picture, and through a reload. */
export function useNotes(shootId: string, references: readonly Reference[]): Notes {
  const { mutateAsync, isPending } = useUpdateReference();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, NotesDraft>>(() =>
    keptNotes(references.map(({ id }) => id)),
  );
  const storedOf = (id: string) => references.find((each) => each.id === id)?.notes ?? '';
  // What is stored may have been read anew since somebody began to write.
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
  /** What was written while the save was under way stays, over what was saved. */
  const rebase = ({ id, notes }: Reference, sent: string) =>
    setDrafts((before) => {
      const next = new Map(before);
      const draft = before.get(id);
      if (draft && draft.text !== sent) next.set(id, { ...draft, over: notes ?? '' });
      else next.delete(id);
      keepNotes(id, next.get(id) ?? null);
      return next;
    });
  /** Nobody's words get lost: theirs stand above mine, until somebody makes one of the two. */
  const joinWith = ({ id, notes }: Reference, sent: string) => {
    setDrafts((before) => {
      const text = [notes, before.get(id)?.text ?? sent].filter(Boolean).join('\n\n');
      const joined = { text, over: notes ?? '' };
      keepNotes(id, joined);
      return new Map(before).set(id, joined);
    });
    toast({
      title: 'Not saved yet',
      description: 'Somebody else has changed these notes meanwhile: theirs stand above yours now.',
      variant: 'destructive',
    });
  };
  const save = async (id: string): Promise<boolean> => {
    const text = textOf(id);
    try {
      rebase(await mutateAsync({ shootId, id, notes: text, before: overOf(id) }), text);
    } catch (error) {
      if (error instanceof NotesChangedError) joinWith(error.theirs, text);
      else toast({ title: 'Error', description: whyNot(error), variant: 'destructive' });
      return false;
    }
    toast({ title: 'Notes saved' });
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
  const isGone = error instanceof ApiError && error.status === 404;
  return isGone
    ? 'Somebody has deleted this reference image meanwhile'
    : sentenceOf(error, 'Failed to save notes');
}
