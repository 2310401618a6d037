import { imageVariant } from '@lensemble/contract/image-variant';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useColumns } from '@/features/shoots/editor/hooks/use-columns.ts';
import { useEditorNavigation } from '@/features/shoots/editor/hooks/use-editor-navigation.ts';
import { useSaveShortcut } from '@/features/shoots/editor/hooks/use-save-shortcut.ts';
import { useSaveWhenReachable } from '@/features/shoots/editor/hooks/use-save-when-reachable.ts';
import { useShootEditor } from '@/features/shoots/editor/hooks/use-shoot-editor.ts';
import type { Prefill } from '@/features/shoots/editor/lib/editor-form.ts';
import { OutcomeBanner } from '@/features/shoots/editor/outward/outcome-banner.tsx';
import { OutwardNotes } from '@/features/shoots/editor/outward/outward-notes.tsx';
import { useOutward } from '@/features/shoots/editor/outward/use-outward.ts';
import { SectionBar } from '@/features/shoots/editor/section-bar/section-bar.tsx';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { useOfferedCommand } from '@/lib/shell/offered-commands.ts';
import { Conflict } from './conflict.tsx';
import { DeleteShootDialog } from './delete-shoot-dialog.tsx';
import { EditorActions } from './editor-actions.tsx';
import { EditorGlow } from './editor-glow.tsx';
import { EditorScope } from './editor-scope.tsx';
import { EditorTitle } from './editor-title.tsx';
import { GoneDialog } from './gone-dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { RestoredDraft } from './restored-draft.tsx';
import { SaveBar } from './save-bar.tsx';
import { SectionsIn } from './sections.tsx';

const DuplicateDialog = lazyDialog(
  () => import('@/features/shoots/components/duplicate-dialog.tsx'),
);

const SaveTemplateDialog = lazyDialog(
  () => import('@/features/shoots/components/save-template-dialog.tsx'),
);
const TemplatesDialog = lazyDialog(() => import('./templates-dialog.tsx'));

type Opened = 'duplicate' | 'saveTemplate' | 'templates';

interface ShootEditorProps {
  /** Null for a new shoot. */
  shoot: ShootDetail | null;
  prefill?: Prefill;
  /** The template that a new shoot is made from. */
  template?: string;
  /** Another member has deleted it. */
  isDeleted?: boolean;
  /** Whether a new shoot begins with the list of templates. */
  opensTemplates?: boolean | undefined;
}

/** The editor. Give each shoot its own `key`. */
export function ShootEditor({
  shoot,
  prefill = {},
  template,
  isDeleted = false,
  opensTemplates,
}: ShootEditorProps) {
  const editor = useShootEditor(shoot, { prefill, template: template ?? null });
  const { back, tellCreated, afterCreate, afterDelete } = useEditorNavigation(editor);
  const outward = useOutward(shoot, editor);
  const [deleting, setDeleting] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(opensTemplates ? 'templates' : null);
  const close = () => setOpened(null);
  const formElement = useRef<HTMLFormElement>(null);
  const isNew = shoot === null;
  const columns = useColumns();
  const picture = shoot?.firstReferenceUrl ?? null;
  const submit = () => {
    void editor.save().then((saved) => {
      // The id differs if the shoot is new or was created again.
      if (saved && saved.id !== shoot?.id) afterCreate(saved);
    });
  };
  const createAgain = () => {
    void editor.createAgain().then((saved) => {
      if (saved) afterCreate(saved);
    });
  };
  useSaveShortcut(formElement, submit);
  useSaveWhenReachable(editor.waiting, submit);
  useOfferedCommand('saveShoot', submit);
  useOfferedCommand('duplicateShoot', () => setOpened('duplicate'), shoot !== null);
  useOfferedCommand('addFromTemplate', () => setOpened('templates'), shoot === null);
  useOfferedCommand('saveTemplate', () => setOpened('saveTemplate'), shoot !== null);
  useOfferedCommand('deleteShoot', () => setDeleting(true), shoot !== null);

  const { items, storeAtOnce, followLocation } = editor;
  return (
    <FormProvider {...editor.form}>
      <EditorScope
        shootId={shoot?.id ?? null}
        items={{ ...items, storeAtOnce, followLocation }}
        editor={editor}
      >
        <EditorTitle isNew={isNew} />
        <EditorGlow picture={picture && imageVariant(picture, 'small')} />
        <form
          ref={formElement}
          noValidate
          className="relative pb-bar print:pb-0"
          {...editor.focus}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <EditorActions
            shoot={shoot}
            outward={outward}
            onBack={back}
            onDuplicate={() => setOpened('duplicate')}
            onTemplates={() => setOpened('templates')}
            onDelete={() => setDeleting(true)}
          />
          <SectionsIn parts={['head']} {...{ shoot, editor }} />
          <SectionBar shoot={shoot} queue={editor.queue} />
          <SectionsIn parts={['plan']} {...{ shoot, editor }} />
          {shoot && <OutwardNotes shoot={shoot} />}
          <OutcomeBanner outward={outward} />
          <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24.5rem] print:grid-cols-1!">
            <RestoredDraft editor={editor} template={template ?? null} />
            {columns.map((parts) => (
              <div
                key={parts.join()} // On paper, when, where and who come first.
                className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 print:block print:space-y-6 print:last:order-first"
              >
                <SectionsIn {...{ parts, shoot, editor }} />
              </div>
            ))}
          </div>
          <SaveBar
            {...{ isNew, isDeleted }}
            saving={editor.saving}
            waiting={editor.waiting}
            onCancel={back}
          />
        </form>
        <LeaveGuard editor={editor} isNew={isNew} onCreated={tellCreated} />
        {editor.theirs && <Conflict editor={editor} theirs={editor.theirs} />}
        {shoot && editor.gone && (
          <GoneDialog
            shootId={shoot.id}
            onRestored={() => {
              editor.setGone(false);
              submit();
            }}
            onCreateAgain={createAgain}
            onClose={() => editor.setGone(false)}
          />
        )}
        {shoot && opened === 'duplicate' && <DuplicateDialog shoot={shoot} onClose={close} />}
        {shoot && opened === 'saveTemplate' && <SaveTemplateDialog shoot={shoot} onClose={close} />}
        {opened === 'templates' && <TemplatesDialog onClose={close} onStart={editor.draft.keep} />}
        {shoot && (
          <DeleteShootDialog
            base={editor.base}
            shoot={shoot}
            open={deleting}
            onOpenChange={setDeleting}
            onDeleted={afterDelete}
          />
        )}
      </EditorScope>
    </FormProvider>
  );
}
