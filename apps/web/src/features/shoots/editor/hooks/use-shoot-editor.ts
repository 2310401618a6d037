import type { ShootDetail } from '@lensemble/contract/shoots';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CreateAttempt } from '@/features/shoots/editor/lib/create-attempt.ts';
import { draftKey, readDraft } from '@/features/shoots/editor/lib/draft-storage.ts';
import type { Prefill } from '@/features/shoots/editor/lib/editor-form.ts';
import { openEditor } from '@/features/shoots/editor/lib/open-editor.ts';
import { useReferenceQueue } from '@/features/shoots/editor/references/use-reference-queue.ts';
import { useAuth } from '@/lib/auth.tsx';
import { listShootsQuery } from '@/lib/shoot-list.ts';
import { shownTeam } from '@/lib/shown-team.ts';
import { keepDraft, useDraft } from './use-draft.ts';
import { useEditorForm } from './use-editor-form.ts';
import { useFollowLocation } from './use-follow-location.ts';
import { useItemsOfShoot } from './use-items-of-shoot.ts';
import { useMissingItems } from './use-missing-items.ts';
import { useNewerVersion } from './use-newer-version.ts';
import { useSaveShoot } from './use-save-shoot.ts';
import { useSharing } from './use-sharing.ts';
import { useStoreAtOnce } from './use-store-at-once.ts';

/** All that the editor of one shoot does. `shoot` is null while creating. */
export function useShootEditor(shoot: ShootDetail | null, prefill: Prefill) {
  const { user } = useAuth();
  // Whose draft it is does not change while the session comes and goes.
  const [owner] = useState(() => `${user?.id ?? ''}:${shownTeam() ?? ''}`);
  const key = draftKey(owner, shoot?.id ?? null);
  const [opening] = useState(() => openEditor(shoot, prefill, readDraft(key)));
  const { form, base } = useEditorForm(opening);
  const attempt = useRef<CreateAttempt | null>(opening.draft?.attempt ?? null);
  const [theirs, setTheirs] = useState<ShootDetail | null>(null);
  const [gone, setGone] = useState(false);
  const queue = useReferenceQueue(shoot?.id ?? null);
  const draft = useDraft({ key, form, base, attempt, queue });
  const client = useQueryClient();
  const onGone = () => {
    setGone(true);
    // Only the list: this screen goes on showing what was known of the shoot.
    void client.invalidateQueries({ queryKey: listShootsQuery.queryKey, exact: true });
  };
  const items = useItemsOfShoot(shoot, form);
  const onMissing = useMissingItems(form, items);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const saving = useSaveShoot({
    ...{ form, base, attempt, draft, faces: items.faces, running },
    ...{ onConflict: setTheirs, onGone, onMissing },
  });
  const storeAtOnce = useStoreAtOnce({ form, base, running });
  const followLocation = useFollowLocation({ form, base, faces: items.faces, running });
  const sharing = useSharing({ form, base, running });
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
  const parts = { opening, form, base, running, draft, keepFor, items, queue };
  return { ...parts, storeAtOnce, followLocation, ...sharing, ...conflict, ...saving };
}

export type ShootEditorState = ReturnType<typeof useShootEditor>;
