import type { Reference } from '@lensemble/contract/shoot-links';
import { useState } from 'react';
import { useUpdateReference } from '@/features/shoots/api/update-reference.ts';
import { sentenceOf } from '@/lib/api.ts';
import { toast } from '@/lib/toast.ts';
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
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(() =>
    keptNotes(references.map(({ id }) => id)),
  );
  const storedOf = (id: string) => references.find((each) => each.id === id)?.notes ?? '';
  const textOf = (id: string) => drafts.get(id) ?? storedOf(id);
  const isUnsaved = (id: string) => textOf(id).trim() !== storedOf(id);
  const unsaved = references.filter(({ id }) => isUnsaved(id)).map(({ id }) => id);
  const hasUnsaved = unsaved.length > 0;

  const write = (id: string, text: string) => {
    setDrafts((before) => new Map(before).set(id, text));
    keepNotes(id, text.trim() === storedOf(id) ? null : text);
  };
  const forget = (id: string, text: string | null) => {
    // What was written while the save was under way stays.
    setDrafts((before) => {
      if (text !== null && before.get(id) !== text) return before;
      return new Map([...before].filter(([other]) => other !== id));
    });
    keepNotes(id, null);
  };
  const save = async (id: string): Promise<boolean> => {
    const text = textOf(id);
    try {
      await mutateAsync({ shootId, id, notes: text });
    } catch (error) {
      const description = sentenceOf(error, 'Failed to save notes');
      toast({ title: 'Error', description, variant: 'destructive' });
      return false;
    }
    forget(id, text);
    toast({ title: 'Notes saved' });
    return true;
  };
  const saveAll = async () => {
    for (const id of unsaved) if (!(await save(id))) return false;
    return true;
  };
  const discard = () => {
    for (const id of unsaved) forget(id, null);
  };
  return { textOf, isUnsaved, hasUnsaved, isPending, write, save, saveAll, discard };
}
