import type { Shoot } from '@lensemble/contract/shoots';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { sameForm } from '@/features/shoots/editor/lib/after-save.ts';
import { handOver } from '@/features/shoots/editor/references/upload-queues.ts';
import { toast } from '@/lib/shell/toast.ts';
import type { ShootEditorState } from './use-shoot-editor.ts';

/** Navigation from the editor. LeaveGuard asks about unsaved changes. */
export function useEditorNavigation({ form, base, draft, keepFor, queue }: ShootEditorState) {
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();

  const leave = (ignoreBlocker: boolean) => {
    if (canGoBack) router.history.back({ ignoreBlocker });
    else void navigate({ to: '/shoots', ignoreBlocker });
  };

  const open = (id: string, ignoreBlocker: boolean) =>
    void navigate({ to: '/shoots/$id', params: { id }, ignoreBlocker });

  const tellCreated = ({ id, title }: Shoot) => {
    draft.drop();
    const action = { label: 'Open', run: () => open(id, false) };
    toast({ title: 'Shoot created', description: title, action });
  };

  /**
   * Leaves the editor after the shoot was created. If there are later changes or pictures to upload, they move to the
   * editor of the new shoot, which opens instead.
   */
  const afterCreate = (shoot: Shoot) => {
    const isTypedOn = !sameForm(form.getValues(), base.current.values);
    const hasPictures = queue.current().length > 0;
    tellCreated(shoot);
    if (isTypedOn) keepFor(shoot.id);
    if (hasPictures) handOver(queue, shoot.id);
    if (isTypedOn || hasPictures) {
      open(shoot.id, true);
    } else {
      leave(true);
    }
  };

  const afterDelete = () => {
    draft.drop();
    void navigate({ to: '/', ignoreBlocker: true });
  };

  return { back: () => leave(false), tellCreated, afterCreate, afterDelete };
}
