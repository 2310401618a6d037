import type { ShootDetail } from '@lensemble/contract/shoots';
import { useState } from 'react';
import type { Picks } from '@/components/conflict/conflict-row.ts';
import { asPlainText } from '@/components/conflict/conflict-row.ts';
import { sameForm } from '@/features/shoots/editor/lib/after-save.ts';
import { conflictRows } from '@/features/shoots/editor/lib/conflict-rows.ts';
import type { EditorForm } from '@/features/shoots/editor/lib/editor-form.ts';
import { formOf } from '@/features/shoots/editor/lib/editor-form.ts';
import type { Faces } from '@/features/shoots/editor/lib/faces.ts';
import { linkedFaces, namesFrom } from '@/features/shoots/editor/lib/faces.ts';
import { allOf, mergeForms } from '@/features/shoots/editor/lib/merge.ts';
import { zonesFrom } from '@/features/shoots/editor/lib/place-zone.ts';
import { rebase } from '@/features/shoots/editor/lib/rebase.ts';
import { copyText } from '@/lib/copy-text.ts';
import { toast } from '@/lib/toast.ts';
import type { ShootEditorState } from './use-shoot-editor.ts';

/**
 * What can be done about somebody else's version where both have changed the same. Whatever else either has changed stays,
 * and what was typed can be had back.
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

  /** What I had, in what was in conflict. */
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
      title: hasMore ? 'Shoot updated, with their version' : 'Their version is shown',
      ...(isCopied ? { description: 'Yours is on the clipboard.' } : {}),
      action: { label: 'Undo', run: () => takeBack(taken) },
    });
  };

  const keepMine = () => merge(allOf(conflicts, 'mine'));

  return { rows, keepMine, merge, takeTheirs, startingPicks: allOf(conflicts, 'mine') };
}
