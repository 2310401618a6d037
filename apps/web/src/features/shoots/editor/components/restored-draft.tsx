import { editorUnsavedWords } from '@lensemble/messages/web/editor-unsaved';
import { useState } from 'react';
import type { ShootEditorState } from '@/features/shoots/editor/hooks/use-shoot-editor.ts';
import { sameForm } from '@/features/shoots/editor/lib/after-save.ts';
import { baseOf } from '@/features/shoots/editor/lib/open-editor.ts';
import { toast } from '@/lib/shell/toast.ts';
import { DraftBanner } from './draft-banner.tsx';

interface RestoredDraftProps {
  editor: ShootEditorState;
  /** The template that a new shoot is made from without the draft. */
  template: string | null;
}

/** Announces a restored draft. Discarding it can be undone. */
export function RestoredDraft({ editor, template }: RestoredDraftProps) {
  const { opening, form, base, draft } = editor;
  const [shown, setShown] = useState(opening.draft !== null);
  if (!shown || draft.isGone || !opening.draft) return null;

  const close = () => {
    setShown(false);
    document.getElementById('main')?.focus({ preventScroll: true });
  };

  const discard = () => {
    const typed = structuredClone(form.getValues());
    const before = base.current;
    close();
    base.current = before.stored ? baseOf(before.stored) : before;
    editor.template.current = template;
    form.reset(base.current.values);
    draft.keep();
    toast({
      title: editorUnsavedWords('discarded'),
      action: {
        label: editorUnsavedWords('undo'),
        run: () => {
          base.current = before;
          editor.template.current = opening.template;
          form.reset(before.values);
          form.reset(typed, { keepDefaultValues: true });
        },
      },
    });
  };

  const { savedAt, values, pictures } = opening.draft;
  return (
    <div className="xl:col-span-2">
      <DraftBanner
        savedAt={sameForm(values, opening.base.values) ? null : savedAt}
        pictures={pictures}
        onDiscard={discard}
        onDismiss={close}
      />
    </div>
  );
}
