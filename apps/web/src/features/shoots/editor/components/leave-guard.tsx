import type { Shoot } from '@lensemble/contract/shoots';
import { useFormState } from 'react-hook-form';
import { UnsavedChanges } from '@/components/unsaved-changes.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import type { ShootEditorState } from '@/features/shoots/editor/hooks/use-shoot-editor.ts';
import { changesText } from '@/features/shoots/editor/lib/changes-text.ts';

interface LeaveGuardProps {
  editor: ShootEditorState;
  isNew: boolean;
  onCreated: (shoot: Shoot) => void;
}

/** Asks before leaving an edited shoot, and names what would be lost. */
export function LeaveGuard({ editor, isNew, onCreated }: LeaveGuardProps) {
  const { control } = useEditorFields();
  const { isDirty } = useFormState({ control });
  const save = async () => {
    const saved = await editor.save();
    if (saved && isNew) onCreated(saved);
    return saved !== null;
  };
  return (
    <UnsavedChanges
      dirty={isDirty}
      description={<WhatIsUnsaved />}
      saveLabel={isNew ? 'Create Shoot' : 'Update Shoot'}
      saving={editor.saving}
      onSave={save}
      onDiscard={editor.draft.drop}
    />
  );
}

/** Rendered with the question, and so in the words of what the form holds then. */
function WhatIsUnsaved() {
  const { getValues, control } = useEditorFields();
  const { defaultValues } = useFormState({ control });
  const values = getValues();
  const { words, isMany } = changesText({ ...values, ...defaultValues } as typeof values, values);
  return (
    <>
      {words} of <b className="font-semibold text-ink">{values.title.trim() || 'this shoot'}</b>{' '}
      {isMany ? 'are' : 'is'} not saved yet.
    </>
  );
}
