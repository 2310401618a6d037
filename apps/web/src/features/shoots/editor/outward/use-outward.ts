import type { Shoot } from '@lensemble/contract/shoots';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getShootQuery } from '@/features/shoots/api/get-shoot.ts';
import { putShoot } from '@/features/shoots/api/shoot-cache.ts';
import type { ShootEditorState } from '@/features/shoots/editor/hooks/use-shoot-editor.ts';
import { sameForm } from '@/features/shoots/editor/lib/after-save.ts';

/** What was made of a shoot, and where it can be opened. */
export interface Outcome {
  readonly kind: 'document' | 'event';
  readonly url: string;
}

export type OutwardWork = 'calendar' | 'docs' | 'reminders';

/**
 * What the ways out of the house share: one at a time, of the shoot as it is stored, and what came of it. There is none
 * while a shoot is being created (`shoot` is null).
 */
export function useOutward(shoot: Shoot | null, editor: ShootEditorState) {
  const client = useQueryClient();
  const id = shoot?.id ?? '';
  const [work, setWork] = useState<OutwardWork | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  /** What is typed goes out with it; where that cannot be saved nothing goes out. */
  const saveFirst = async () => {
    await editor.running.current;
    if (sameForm(editor.form.getValues(), editor.base.current.values)) return 'stored';
    return (await editor.save()) && 'saved';
  };

  /** Brings what the server has noted of the shoot meanwhile into everything that shows it. */
  const refresh = async () => {
    const query = { ...getShootQuery(id), staleTime: 0 };
    const latest = await client.fetchQuery(query).catch(() => undefined);
    if (latest) putShoot(client, latest);
  };

  /** `isSavedFirst`: it had to be saved for it. */
  const run = async (name: OutwardWork, task: (isSavedFirst: boolean) => Promise<void>) => {
    if (work) return;
    setWork(name);
    try {
      const how = await saveFirst();
      if (how) await task(how === 'saved');
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
