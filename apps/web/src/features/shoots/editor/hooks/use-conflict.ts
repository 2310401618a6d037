import type { ShootDetail } from '@lensemble/contract/shoots';
import type { ConflictField, Picks } from '@/features/shoots/editor/lib/conflict.ts';
import { asPlainText, mergeForms } from '@/features/shoots/editor/lib/conflict.ts';
import { formOf } from '@/features/shoots/editor/lib/editor-form.ts';
import type { NameOf } from '@/features/shoots/editor/lib/faces.ts';
import { rebase } from '@/features/shoots/editor/lib/rebase.ts';
import { toast } from '@/lib/toast.ts';
import type { ShootEditorState } from './use-shoot-editor.ts';

/** What can be done about somebody else's version. Whatever it is, what was typed can be had back. */
export function useConflict(
  { form, base, setTheirs, save, draft }: ShootEditorState,
  theirs: ShootDetail,
  nameOf: NameOf,
) {
  const keepMine = () => {
    const mine = structuredClone(form.getValues());
    setTheirs(null);
    rebase(form, base, theirs, mine);
    void save();
  };

  const merge = (picks: Picks) => {
    const merged = mergeForms(structuredClone(form.getValues()), formOf(theirs), picks);
    setTheirs(null);
    rebase(form, base, theirs, merged);
    void save();
  };

  const takeTheirs = async (lost: readonly ConflictField[]) => {
    const mine = structuredClone(form.getValues());
    setTheirs(null);
    rebase(form, base, theirs, { ...formOf(theirs), linkDraft: mine.linkDraft });
    draft.keep();
    const isCopied = await copy(asPlainText(mine, lost, nameOf));
    toast({
      title: 'Their version is shown',
      ...(isCopied ? { description: 'Yours is on the clipboard.' } : {}),
      action: { label: 'Undo', run: () => form.reset(mine, { keepDefaultValues: true }) },
    });
  };

  return { keepMine, merge, takeTheirs };
}

/** There is no clipboard without https, and it may be forbidden. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
