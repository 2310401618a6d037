import { imageVariant } from '@lensemble/contract/image-variant';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { EditorItemsContext } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import { useEditorNavigation } from '@/features/shoots/editor/hooks/use-editor-navigation.ts';
import { useSaveShortcut } from '@/features/shoots/editor/hooks/use-save-shortcut.ts';
import { useSaveWhenOnline } from '@/features/shoots/editor/hooks/use-save-when-online.ts';
import { useShootEditor } from '@/features/shoots/editor/hooks/use-shoot-editor.ts';
import type { Prefill } from '@/features/shoots/editor/lib/editor-form.ts';
import { CostumesSection } from '@/features/shoots/editor/links/costumes-section.tsx';
import { CrewSection } from '@/features/shoots/editor/links/crew-section.tsx';
import { EquipmentSection } from '@/features/shoots/editor/links/equipment-section.tsx';
import { LocationSection } from '@/features/shoots/editor/links/location-section.tsx';
import { PropsSection } from '@/features/shoots/editor/links/props-section.tsx';
import { OutcomeBanner } from '@/features/shoots/editor/outward/outcome-banner.tsx';
import { ReminderNotes } from '@/features/shoots/editor/outward/reminder-notes.tsx';
import { useOutward } from '@/features/shoots/editor/outward/use-outward.ts';
import { ReferencesSection } from '@/features/shoots/editor/references/references-section.tsx';
import { lazyDialog } from '@/lib/lazy-dialog.tsx';
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
import { TitleSuggestion } from './title-suggestion.tsx';

const DuplicateDialog = lazyDialog(
  () => import('@/features/shoots/components/duplicate-dialog.tsx'),
);

interface ShootEditorProps {
  /** Null while creating. */
  shoot: ShootDetail | null;
  prefill?: Prefill;
}

/** Everything about one shoot. Give it a key of its own for every shoot. */
export function ShootEditor({ shoot, prefill = {} }: ShootEditorProps) {
  const editor = useShootEditor(shoot, prefill);
  const { back, tellCreated, afterCreate, afterDelete } = useEditorNavigation(editor);
  const outward = useOutward(shoot, editor);
  const [deleting, setDeleting] = useState(false);
  const [duplicating, setDuplicating] = useState(false);
  const formElement = useRef<HTMLFormElement>(null);
  const isNew = shoot === null;
  const picture = shoot?.firstReferenceUrl ?? null;
  const submit = () => {
    void editor.save().then((saved) => {
      // Another one than was opened: a new one, or one that was to be created again.
      if (saved && saved.id !== shoot?.id) afterCreate(saved);
    });
  };
  const createAgain = () => {
    void editor.createAgain().then((saved) => {
      if (saved) afterCreate(saved);
    });
  };
  useSaveShortcut(formElement, submit);
  useSaveWhenOnline(editor.waiting, submit);

  const { items, storeAtOnce, followLocation } = editor;
  return (
    <FormProvider {...editor.form}>
      <EditorItemsContext value={{ ...items, storeAtOnce, followLocation }}>
        <EditorTitle isNew={isNew} />
        <HeaderGlow picture={picture && imageVariant(picture, 'small')} />
        <form
          ref={formElement}
          noValidate
          className="relative pb-bar"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <EditorActions
            shoot={shoot}
            outward={outward}
            onBack={back}
            onDuplicate={() => setDuplicating(true)}
            onDelete={() => setDeleting(true)}
          />
          <TitleField autoFocus={isNew} />
          <TitleSuggestion />
          <ScheduleStrip shootId={shoot?.id ?? null} />
          {shoot && <ReminderNotes shoot={shoot} />}
          <OutcomeBanner outward={outward} />
          <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24.5rem]">
            <RestoredDraft editor={editor} />
            <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
              <DescriptionSection />
              <CostumesSection />
              <PropsSection />
              <ReferencesSection shoot={shoot} queue={editor.queue} />
              <InstagramSection />
            </div>
            <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
              <LocationSection shootId={shoot?.id ?? null} />
              <CrewSection />
              <EquipmentSection />
              <SharingSection shoot={shoot} wanted={editor.wanted} onShare={editor.share} />
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
        {shoot && duplicating && (
          <DuplicateDialog shoot={shoot} onClose={() => setDuplicating(false)} />
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
      </EditorItemsContext>
    </FormProvider>
  );
}
