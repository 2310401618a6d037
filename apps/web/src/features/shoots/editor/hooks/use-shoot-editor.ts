import type { Shoot } from '@lensemble/contract/shoots';
import { useRef, useState } from 'react';
import type { CreateAttempt } from '@/features/shoots/editor/lib/create-attempt.ts';
import { draftKey, readDraft } from '@/features/shoots/editor/lib/draft-storage.ts';
import type { Prefill } from '@/features/shoots/editor/lib/editor-form.ts';
import { openEditor } from '@/features/shoots/editor/lib/open-editor.ts';
import { useAuth } from '@/lib/auth.tsx';
import { keepDraft, useDraft } from './use-draft.ts';
import { useEditorForm } from './use-editor-form.ts';
import { useNewerVersion } from './use-newer-version.ts';
import { useSaveShoot } from './use-save-shoot.ts';

/** All that the editor of one shoot does. `shoot` is null while creating. */
export function useShootEditor(shoot: Shoot | null, prefill: Prefill) {
  const { user } = useAuth();
  const owner = user?.id ?? '';
  const key = draftKey(owner, shoot?.id ?? null);
  const [opening] = useState(() => openEditor(shoot, prefill, readDraft(key)));
  const { form, base } = useEditorForm(opening);
  const attempt = useRef<CreateAttempt | null>(opening.draft?.attempt ?? null);
  const [theirs, setTheirs] = useState<Shoot | null>(null);
  const draft = useDraft({ key, form, base, attempt });
  const saving = useSaveShoot({ form, base, attempt, draft, onConflict: setTheirs });
  useNewerVersion(shoot, form, base);
  /** Hands what is typed over to the editor of a shoot that this one has just made. */
  const keepFor = (id: string) => {
    draft.drop();
    keepDraft(draftKey(owner, id), form, base.current, null);
  };
  return { opening, form, base, draft, keepFor, theirs, setTheirs, ...saving };
}

export type ShootEditorState = ReturnType<typeof useShootEditor>;
