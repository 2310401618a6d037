import type { NewShoot, Shoot } from '@lensemble/contract/shoots';
import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import { newerShootOf } from '@/features/shoots/api/update-shoot.ts';
import { afterSave } from '@/features/shoots/editor/lib/after-save.ts';
import type { CreateAttempt } from '@/features/shoots/editor/lib/create-attempt.ts';
import { formOf } from '@/features/shoots/editor/lib/editor-form.ts';
import type { Base } from '@/features/shoots/editor/lib/open-editor.ts';
import { rebase } from '@/features/shoots/editor/lib/rebase.ts';
import {
  isFinalRefusal,
  isGone,
  isWithoutNetwork,
  tellInvalid,
  tellOffline,
  tellRefusal,
} from '@/features/shoots/editor/lib/refusals.ts';
import { toast } from '@/lib/toast.ts';
import type { DraftKeeper } from './use-draft.ts';
import type { EditorFormControl } from './use-editor-form.ts';
import { useShootWrites } from './use-shoot-writes.ts';

interface Saving {
  form: EditorFormControl;
  base: RefObject<Base>;
  attempt: RefObject<CreateAttempt | null>;
  draft: DraftKeeper;
  /** Somebody else has saved the shoot meanwhile, in fields that the form shows. */
  onConflict: (theirs: Shoot) => void;
  /** Somebody else has deleted the shoot meanwhile. */
  onGone: () => void;
}

/** Saves the form. `save` resolves to the stored shoot, or to null where it was not saved; the form is kept then. */
export function useSaveShoot({ form, base, attempt, draft, onConflict, onGone }: Saving) {
  const { createFrom, updateFrom, saving } = useShootWrites({
    base,
    attempt,
    onAttempt: draft.keep,
  });
  const [waiting, setWaiting] = useState(false);
  const busy = useRef(false);

  const send = async (body: NewShoot): Promise<Shoot> => {
    const sent = structuredClone(form.getValues());
    const { stored } = base.current;
    const saved = await (stored ? updateFrom(stored.id, body, sent) : createFrom(body));
    attempt.current = null;
    rebase(form, base, saved, afterSave(formOf(saved), sent, form.getValues()));
    if (stored) toast({ title: 'Shoot updated' });
    return saved;
  };

  const waitForNetwork = () => {
    setWaiting(true);
    tellOffline();
  };

  const keepForm = (error: unknown): null => {
    const newer = newerShootOf(error);
    if (isFinalRefusal(error)) attempt.current = null;
    if (newer) onConflict(newer);
    else if (base.current.stored && isGone(error)) onGone();
    else if (isWithoutNetwork(error, navigator.onLine)) waitForNetwork();
    else tellRefusal(form, error, `Failed to ${base.current.stored ? 'update' : 'create'} shoot`);
    return null;
  };

  const save = async (): Promise<Shoot | null> => {
    if (busy.current) return null;
    busy.current = true;
    setWaiting(false);
    let saved = null as Shoot | null;
    const submit = form.handleSubmit(async (body) => {
      saved = await send(body).catch(keepForm);
    }, tellInvalid);
    await submit().finally(() => {
      busy.current = false;
      draft.keep();
    });
    return saved;
  };

  /** `waiting`: a save was asked for without a network. */
  return { save, saving, waiting };
}
