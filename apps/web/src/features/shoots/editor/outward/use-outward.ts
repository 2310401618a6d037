import type { Shoot } from '@lensemble/contract/shoots';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getShootQuery } from '@/features/shoots/api/get-shoot.ts';
import { putShoot } from '@/features/shoots/api/shoot-cache.ts';
import type { ShootEditorState } from '@/features/shoots/editor/hooks/use-shoot-editor.ts';
import { sameForm } from '@/features/shoots/editor/lib/after-save.ts';
import { addLink } from '@/features/shoots/editor/lib/instagram-links.ts';

export interface Outcome {
  readonly kind: 'document' | 'event';
  readonly url: string;
}

export type OutwardWork = 'calendar' | 'callSheet' | 'docs' | 'reminders';

/**
 * State shared by Calendar, Docs and Reminders. One of them runs at a time, on the stored shoot. Unused for a new
 * shoot (`shoot` is null).
 */
export function useOutward(shoot: Shoot | null, editor: ShootEditorState) {
  const client = useQueryClient();
  const id = shoot?.id ?? '';
  const [work, setWork] = useState<OutwardWork | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  /** Saves unsaved changes first, so that the result includes them. If that fails, the task does not run. */
  const saveFirst = async () => {
    await editor.running.current;
    const { form, base } = editor;
    const { instagramLinks, linkDraft } = form.getValues();
    const added = addLink(instagramLinks, linkDraft);
    const isLeftOut = added !== undefined && 'error' in added;
    // A link that was typed, but not added, is no part of the plan yet.
    if (isLeftOut) form.setValue('linkDraft', '');
    try {
      if (sameForm(form.getValues(), base.current.values)) return 'stored';
      return (await editor.save()) && 'saved';
    } finally {
      if (isLeftOut && form.getValues('linkDraft') === '') form.setValue('linkDraft', linkDraft);
    }
  };

  /** Loads what the server has changed in the shoot into the cache. */
  const refresh = async () => {
    const query = { ...getShootQuery(id), staleTime: 0 };
    const latest = await client.fetchQuery(query).catch(() => undefined);
    if (latest) putShoot(client, latest);
  };

  /**
   * `isSavedFirst` tells whether unsaved changes were saved before the task. Returns false if they could not be saved, or
   * other work was under way.
   */
  const run = async (name: OutwardWork, task: (isSavedFirst: boolean) => Promise<void>) => {
    if (work) return false;
    setWork(name);
    try {
      const how = await saveFirst();
      if (how) await task(how === 'saved');
      return Boolean(how);
    } finally {
      setWork(null);
    }
  };

  const tell = async (made: Outcome) => {
    setOutcome(made);
    await refresh();
  };

  return { id, work, run, refresh, outcome, tell, dismiss: () => setOutcome(null) };
}

export type Outward = ReturnType<typeof useOutward>;
