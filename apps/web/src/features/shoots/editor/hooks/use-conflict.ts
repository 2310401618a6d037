import type { ShootDetail } from '@lensemble/contract/shoots';
import { editorSavingWords } from '@lensemble/messages/web/editor-saving';
import { useState } from 'react';
import { asPlainText, type Picks } from '@/components/conflict/conflict-row.ts';
import { sameForm } from '@/features/shoots/editor/lib/after-save.ts';
import { conflictRows } from '@/features/shoots/editor/lib/conflict-rows.ts';
import { type EditorForm, formOf } from '@/features/shoots/editor/lib/editor-form.ts';
import { type Faces, linkedFaces, namesFrom } from '@/features/shoots/editor/lib/faces.ts';
import { allOf, mergeForms } from '@/features/shoots/editor/lib/merge.ts';
import { zonesFrom } from '@/features/shoots/editor/lib/place-zone.ts';
import { rebase } from '@/features/shoots/editor/lib/rebase.ts';
import { copyText } from '@/lib/browser/copy-text.ts';
import { toast } from '@/lib/shell/toast.ts';
import type { ShootEditorState } from './use-shoot-editor.ts';

/**
 * The ways to resolve a conflict with another member's version of the shoot. Changes of both sides that do not
 * conflict are always kept. Taking the other version can be undone.
 */
export function useConflict(
  { form, base, setTheirs, save, draft }: ShootEditorState,
  theirs: ShootDetail,
  faces: Faces,
) {
  const [versions] = useState(() => ({
    base: base.current.values,
    mine: structuredClone(form.getValues()),
    theirs: formOf(theirs),
  }));
  const zoneAt = zonesFrom(faces, theirs);
  const mergedWith = (picks: Picks) => mergeForms(versions, picks, zoneAt);
  const { conflicts } = mergedWith({});
  const nameOf = namesFrom(faces, linkedFaces(theirs));
  const rows = conflictRows(conflicts, versions.mine, versions.theirs, nameOf);

  const merge = (picks: Picks) => {
    setTheirs(null);
    rebase(form, base, theirs, mergedWith(picks).form);
    return save();
  };

  /** Undo: restores the user's own values of the conflicting fields. */
  const takeBack = (taken: EditorForm) => {
    const mine = mergedWith(allOf(conflicts, 'mine')).form;
    const now = structuredClone(form.getValues());
    const { form: restored } = mergeForms({ base: taken, mine: now, theirs: mine }, {}, zoneAt);
    form.reset(restored, { keepDefaultValues: true });
  };

  const takeTheirs = async () => {
    const isCopied = await copyText(asPlainText(rows));
    const taken = mergedWith(allOf(conflicts, 'theirs')).form;
    setTheirs(null);
    rebase(form, base, theirs, taken);
    draft.keep();
    const hasMore = !sameForm(taken, versions.theirs);
    if (hasMore && !(await save())) return;
    toast({
      title: hasMore ? editorSavingWords('updatedWithTheirs') : editorSavingWords('theirsShown'),
      ...(isCopied ? { description: editorSavingWords('yoursCopied') } : {}),
      action: { label: editorSavingWords('undo'), run: () => takeBack(taken) },
    });
  };

  const keepMine = () => merge(allOf(conflicts, 'mine'));

  return { rows, keepMine, merge, takeTheirs };
}
