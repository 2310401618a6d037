import type { ShootDetail } from '@lensemble/contract/shoots';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CreateAttempt } from '@/features/shoots/editor/lib/create-attempt.ts';
import { draftKey, readDraft } from '@/features/shoots/editor/lib/draft-storage.ts';
import { type Asked, openEditor } from '@/features/shoots/editor/lib/open-editor.ts';
import { useEdited } from '@/features/shoots/editor/live/use-edited.ts';
import { useReferenceQueue } from '@/features/shoots/editor/references/use-reference-queue.ts';
import { useAuth } from '@/lib/session/auth.tsx';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';
import { shownTeam } from '@/lib/teams/shown-team.ts';
import { keepDraft, useDraft } from './use-draft.ts';
import { useEditorForm } from './use-editor-form.ts';
import { useFollowLocation } from './use-follow-location.ts';
import { useItemsOfShoot } from './use-items-of-shoot.ts';
import { useMissingItems } from './use-missing-items.ts';
import { useNewerVersion } from './use-newer-version.ts';
import { useSaveShoot } from './use-save-shoot.ts';
import { useSharing } from './use-sharing.ts';
import { useStoreAtOnce } from './use-store-at-once.ts';

/** The state and actions of the editor. `shoot` is null for a new shoot. */
export function useShootEditor(shoot: ShootDetail | null, asked: Asked) {
  const { user } = useAuth();
  // The owner of the draft stays the same if the session ends and returns.
  const [owner] = useState(() => `${user?.id ?? ''}:${shownTeam() ?? ''}`);
  const key = draftKey(owner, shoot?.id ?? null);
  const [opening] = useState(() => openEditor(shoot, asked, (current) => readDraft(key, current)));
  const { form, base } = useEditorForm(opening);
  const attempt = useRef<CreateAttempt | null>(opening.draft?.attempt ?? null);
  const template = useRef(opening.template);
  const [theirs, setTheirs] = useState<ShootDetail | null>(null);
  const [gone, setGone] = useState(false);
  const queue = useReferenceQueue(shoot?.id ?? null);
  const draft = useDraft({ key, form, base, attempt, template, queue });
  const client = useQueryClient();
  const onGone = () => {
    setGone(true);
    // Only the list is refetched, so that this screen keeps showing the deleted shoot.
    void client.invalidateQueries({ queryKey: listShootsQuery.queryKey, exact: true });
  };
  const items = useItemsOfShoot(shoot, form);
  const onMissing = useMissingItems(form, items);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const saving = useSaveShoot({
    ...{ form, base, attempt, draft, faces: items.faces, running, template },
    ...{ onConflict: setTheirs, onGone, onMissing },
  });
  const storeAtOnce = useStoreAtOnce({ form, base, running });
  const followLocation = useFollowLocation({ form, base, faces: items.faces, running });
  const sharing = useSharing({ form, base, running });
  const { edited, ...focus } = useEdited();
  const news = useNewerVersion({
    ...{ shoot, form, base, faces: items.faces, running, edited: edited.fields },
  });
  /** Saves the form as a new shoot after the original was deleted. */
  const createAgain = () => {
    setGone(false);
    attempt.current = null;
    base.current = { ...base.current, stored: null, version: undefined };
    return saving.save();
  };
  /** Stores the form as the draft of a shoot that this editor has just created. */
  const keepFor = (id: string) => {
    draft.drop();
    keepDraft(draftKey(owner, id), form, base.current, { attempt: null, template: null });
  };
  const conflict = { theirs, setTheirs, gone, setGone, createAgain };
  const parts = {
    ...{ opening, form, base, template, running, draft, keepFor, items, queue },
    ...{ edited, focus, news },
  };
  return { ...parts, storeAtOnce, followLocation, ...sharing, ...conflict, ...saving };
}

export type ShootEditorState = ReturnType<typeof useShootEditor>;
