import type { Shoot } from '@lensemble/contract/shoots';
import { editorSavingWords } from '@lensemble/messages/web/editor-saving';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { sameForm } from '@/features/shoots/editor/lib/after-save.ts';
import { handOver } from '@/features/shoots/editor/references/upload-queues.ts';
import { showSharing } from '@/features/shoots/editor/sharing/show-sharing.ts';
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

  /** Tells that the shoot was created while the user goes to another screen. */
  const tellCreated = ({ id, title }: Shoot) => {
    draft.drop();
    const open = () => void navigate({ to: '/shoots/$id', params: { id } });
    toast({
      title: editorSavingWords('created'),
      description: title,
      action: { label: editorSavingWords('open'), run: open },
    });
  };

  /**
   * Opens the editor of the new shoot in place of this one, so that Back leads to the screen before. Later changes and
   * pictures to upload move there.
   */
  const afterCreate = ({ id, title }: Shoot) => {
    draft.drop();
    if (!sameForm(form.getValues(), base.current.values)) keepFor(id);
    if (queue.current().length > 0) handOver(queue, id);
    toast({
      title: editorSavingWords('created'),
      description: title,
      action: { label: editorSavingWords('share'), run: showSharing },
    });
    void navigate({ to: '/shoots/$id', params: { id }, replace: true, ignoreBlocker: true });
  };

  const afterDelete = () => {
    draft.drop();
    void navigate({ to: '/', ignoreBlocker: true });
  };

  return { back: () => leave(false), tellCreated, afterCreate, afterDelete };
}
