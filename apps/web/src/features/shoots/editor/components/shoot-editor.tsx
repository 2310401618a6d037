import type { Shoot } from '@lensemble/contract/shoots';
import { useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useEditorNavigation } from '@/features/shoots/editor/hooks/use-editor-navigation.ts';
import { useSaveShortcut } from '@/features/shoots/editor/hooks/use-save-shortcut.ts';
import { useSaveWhenOnline } from '@/features/shoots/editor/hooks/use-save-when-online.ts';
import { useShootEditor } from '@/features/shoots/editor/hooks/use-shoot-editor.ts';
import type { Prefill } from '@/features/shoots/editor/lib/editor-form.ts';
import { ColorSection } from './color-section.tsx';
import { Conflict } from './conflict.tsx';
import { DeleteShootDialog } from './delete-shoot-dialog.tsx';
import { DescriptionSection } from './description-section.tsx';
import { EditorActions } from './editor-actions.tsx';
import { EditorTitle } from './editor-title.tsx';
import { GoneDialog } from './gone-dialog.tsx';
import { HeaderGlow } from './header-glow.tsx';
import { InstagramSection } from './instagram-section.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { RestoredDraft } from './restored-draft.tsx';
import { SaveBar } from './save-bar.tsx';
import { ScheduleStrip } from './schedule-strip.tsx';
import { SharingSection } from './sharing-section.tsx';
import { TitleField } from './title-field.tsx';

interface ShootEditorProps {
  /** Null while creating. */
  shoot: Shoot | null;
  prefill?: Prefill;
}

/** Everything about one shoot. Give it a key of its own for every shoot. */
export function ShootEditor({ shoot, prefill = {} }: ShootEditorProps) {
  const editor = useShootEditor(shoot, prefill);
  const { back, tellCreated, afterCreate, afterDelete } = useEditorNavigation(editor);
  const [deleting, setDeleting] = useState(false);
  const formElement = useRef<HTMLFormElement>(null);
  const isNew = shoot === null;
  const submit = () => {
    // Nor is one that was to be created again any more.
    const isStored = editor.base.current.stored !== null;
    void editor.save().then((saved) => {
      if (saved && !isStored) afterCreate(saved);
    });
  };
  const createAgain = () => {
    void editor.createAgain().then((saved) => {
      if (saved) afterCreate(saved);
    });
  };
  useSaveShortcut(formElement, submit);
  useSaveWhenOnline(editor.waiting, submit);

  return (
    <FormProvider {...editor.form}>
      <EditorTitle isNew={isNew} />
      <HeaderGlow picture={shoot?.firstReferenceUrl ?? null} />
      <form
        ref={formElement}
        noValidate
        className="relative pb-bar"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <EditorActions shoot={shoot} onBack={back} onDelete={() => setDeleting(true)} />
        <TitleField autoFocus={isNew} />
        <ScheduleStrip shootId={shoot?.id ?? null} />
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24.5rem]">
          <RestoredDraft editor={editor} />
          <div className="grid min-w-0 gap-6">
            <DescriptionSection />
            <InstagramSection />
          </div>
          <div className="grid min-w-0 gap-6">
            <SharingSection isNew={isNew} isPublic={shoot?.isPublic ?? false} />
            <ColorSection />
          </div>
        </div>
        <SaveBar isNew={isNew} saving={editor.saving} waiting={editor.waiting} onCancel={back} />
      </form>
      <LeaveGuard editor={editor} isNew={isNew} onCreated={tellCreated} />
      {editor.theirs && <Conflict editor={editor} theirs={editor.theirs} />}
      {editor.gone && (
        <GoneDialog onCreateAgain={createAgain} onClose={() => editor.setGone(false)} />
      )}
      {shoot && (
        <DeleteShootDialog
          base={editor.base}
          shoot={shoot}
          open={deleting}
          onOpenChange={setDeleting}
          onDeleted={afterDelete}
        />
      )}
    </FormProvider>
  );
}
