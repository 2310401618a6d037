import type { NewShoot, ShootDetail } from '@lensemble/contract/shoots';
import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import { newerShootOf } from '@/features/shoots/api/update-shoot.ts';
import { afterSave } from '@/features/shoots/editor/lib/after-save.ts';
import type { CreateAttempt } from '@/features/shoots/editor/lib/create-attempt.ts';
import { formOf } from '@/features/shoots/editor/lib/editor-form.ts';
import { pickLists } from '@/features/shoots/editor/lib/form-links.ts';
import type { Base } from '@/features/shoots/editor/lib/open-editor.ts';
import { rebase } from '@/features/shoots/editor/lib/rebase.ts';
import {
  isAboutItems,
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
  /** A write that is under way and has to end first. */
  running: RefObject<Promise<unknown>>;
  /** Somebody else has saved the shoot meanwhile, in fields that the form shows. */
  onConflict: (theirs: ShootDetail) => void;
  /** Somebody else has deleted the shoot meanwhile. */
  onGone: () => void;
  /** Items that the form links are in no catalogue any more. */
  onMissing: () => Promise<void>;
}

/** Saves the form. `save` resolves to the stored shoot, or to null where it was not saved; the form is kept then. */
export function useSaveShoot(parts: Saving) {
  const { form, base, attempt, draft, running, onConflict, onGone, onMissing } = parts;
  const { createFrom, updateFrom, saving } = useShootWrites({
    base,
    attempt,
    onAttempt: draft.keep,
    onFields: (stored, sent) => {
      const now = form.getValues();
      rebase(form, base, stored, afterSave({ ...formOf(stored), ...pickLists(sent) }, sent, now));
    },
  });
  const [waiting, setWaiting] = useState(false);
  const busy = useRef(false);

  const send = async (body: NewShoot, before: Promise<unknown>): Promise<ShootDetail> => {
    await before;
    const sent = structuredClone(form.getValues());
    const { stored } = base.current;
    const saved = await (stored ? updateFrom(stored, body, sent) : createFrom(body, sent));
    attempt.current = null;
    rebase(form, base, saved, afterSave(formOf(saved), sent, form.getValues()));
    if (stored) toast({ title: 'Shoot updated' });
    return saved;
  };

  /** Once the shoot is made, its key stays: a reload in between must not make a second one. */
  const forgetAttempt = (error: unknown) => {
    if (isFinalRefusal(error) && !base.current.stored) attempt.current = null;
  };

  const waitForNetwork = () => {
    setWaiting(true);
    tellOffline();
  };

  const keepForm = (error: unknown): null => {
    forgetAttempt(error);
    const newer = newerShootOf(error);
    if (newer) onConflict(newer);
    else if (base.current.stored && isGone(error)) onGone();
    else if (isWithoutNetwork(error, navigator.onLine)) waitForNetwork();
    else if (isAboutItems(error)) void onMissing();
    else tellRefusal(form, error, `Failed to ${base.current.stored ? 'update' : 'create'} shoot`);
    return null;
  };

  const save = async (): Promise<ShootDetail | null> => {
    if (busy.current) return null;
    busy.current = true;
    setWaiting(false);
    let saved = null as ShootDetail | null;
    const before = running.current;
    const submit = form.handleSubmit(async (body) => {
      saved = await send(body, before).catch(keepForm);
    }, tellInvalid);
    const submitted = submit();
    running.current = submitted.catch(() => {});
    await submitted.finally(() => {
      busy.current = false;
      draft.keep();
    });
    return saved;
  };

  /** `waiting`: a save was asked for without a network. */
  return { save, saving, waiting };
}
