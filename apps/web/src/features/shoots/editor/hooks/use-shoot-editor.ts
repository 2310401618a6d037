import type { Shoot } from '@lensemble/contract/shoots';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { listShootsQuery } from '@/features/shoots/api/list-shoots.ts';
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
  // Whose draft it is does not change while the session comes and goes.
  const [owner] = useState(() => user?.id ?? '');
  const key = draftKey(owner, shoot?.id ?? null);
  const [opening] = useState(() => openEditor(shoot, prefill, readDraft(key)));
  const { form, base } = useEditorForm(opening);
  const attempt = useRef<CreateAttempt | null>(opening.draft?.attempt ?? null);
  const [theirs, setTheirs] = useState<Shoot | null>(null);
  const [gone, setGone] = useState(false);
  const draft = useDraft({ key, form, base, attempt });
  const client = useQueryClient();
  const onGone = () => {
    setGone(true);
    // Only the list: this screen goes on showing what was known of the shoot.
    void client.invalidateQueries({ queryKey: listShootsQuery.queryKey, exact: true });
  };
  const saving = useSaveShoot({ form, base, attempt, draft, onConflict: setTheirs, onGone });
  useNewerVersion(shoot, form, base);
  /** What is typed becomes a new shoot, because the one that it was typed over is no more. */
  const createAgain = () => {
    setGone(false);
    attempt.current = null;
    base.current = { ...base.current, stored: null, version: undefined };
    return saving.save();
  };
  /** Hands what is typed over to the editor of a shoot that this one has just made. */
  const keepFor = (id: string) => {
    draft.drop();
    keepDraft(draftKey(owner, id), form, base.current, null);
  };
  const conflict = { theirs, setTheirs, gone, setGone, createAgain };
  return { opening, form, base, draft, keepFor, ...conflict, ...saving };
}

export type ShootEditorState = ReturnType<typeof useShootEditor>;
