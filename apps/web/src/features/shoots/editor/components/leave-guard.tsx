import type { ShootDetail } from '@lensemble/contract/shoots';
import { editorWords } from '@lensemble/messages/web/editor';
import { editorUnsavedWords } from '@lensemble/messages/web/editor-unsaved';
import { useSyncExternalStore } from 'react';
import { useFormState } from 'react-hook-form';
import { UnsavedChanges } from '@/components/forms/unsaved-changes.tsx';
import { Parts } from '@/components/parts.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import type { ShootEditorState } from '@/features/shoots/editor/hooks/use-shoot-editor.ts';
import { unsavedParts } from '@/features/shoots/editor/lib/changes-text.ts';
import { handOver } from '@/features/shoots/editor/references/upload-queues.ts';

interface LeaveGuardProps {
  editor: ShootEditorState;
  isNew: boolean;
  onCreated: (shoot: ShootDetail) => void;
}

export function LeaveGuard({ editor, isNew, onCreated }: LeaveGuardProps) {
  const { control } = useEditorFields();
  const { isDirty } = useFormState({ control });
  const { queue } = editor;
  const pictures = useSyncExternalStore(queue.subscribe, queue.current).length;
  const save = async () => {
    const saved = await editor.save();
    if (saved && isNew) {
      onCreated(saved);
      handOver(queue, saved.id);
    }
    return saved !== null;
  };
  const discard = () => {
    editor.draft.drop();
    queue.clear();
  };
  const canSave = isDirty || isNew;
  return (
    <UnsavedChanges
      dirty={isDirty || pictures > 0}
      description={
        <>
          {isDirty && <WhatIsUnsaved />}
          {isDirty && pictures > 0 && ' '}
          {pictures > 0 && editorUnsavedWords('pictures', { count: pictures })}
        </>
      }
      saveLabel={isNew ? editorWords('create') : editorWords('update')}
      saving={editor.saving}
      {...(canSave ? { onSave: save } : {})}
      onDiscard={discard}
    />
  );
}

/** Rendered when the question opens, so it reads the form at that time. */
function WhatIsUnsaved() {
  const { getValues, control } = useEditorFields();
  const { defaultValues } = useFormState({ control });
  const values = getValues();
  const base = { ...values, ...defaultValues } as typeof values;
  const title = values.title.trim() || editorUnsavedWords('thisShoot');
  const name = <b className="font-semibold text-ink">{title}</b>;
  return <Parts of={unsavedParts(base, values, name)} />;
}
