import { TITLE_MAX } from '@lensemble/contract/constants';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { newTemplate } from '@lensemble/contract/templates';
import { shootCopyWords } from '@lensemble/messages/web/shoot-copies';
import { LineForm } from '@/components/forms/line-form.tsx';
import { Parts } from '@/components/parts.tsx';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog.tsx';
import { useCreateTemplate } from '@/features/shoots/api/templates.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';

interface SaveTemplateDialogProps {
  shoot: Pick<ListedShoot, 'id' | 'title'>;
  onClose: () => void;
}

export default function SaveTemplateDialog({ shoot, onClose }: SaveTemplateDialogProps) {
  const { mutateAsync } = useCreateTemplate();
  const save = async (name: string) => {
    try {
      await mutateAsync({ shootId: shoot.id, name });
      toast({ title: shootCopyWords('templateSaved'), description: name });
      onClose();
    } catch (error) {
      toastError(sentenceOf(error, shootCopyWords('templateFailed')));
      throw error;
    }
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={shootCopyWords('saveAsTemplate')}
        description={
          <Parts
            of={shootCopyWords.parts('templateKeeps', {
              title: <b className="font-semibold text-ink">{shoot.title}</b>,
            })}
          />
        }
      >
        <DialogBody>
          <LineForm
            label={shootCopyWords('templateName')}
            name="name"
            schema={newTemplate.shape.name}
            action={shootCopyWords('save')}
            pendingAction={shootCopyWords('saving')}
            variant="primary"
            onSubmit={save}
            input={{
              placeholder: shootCopyWords('templateExample'),
              autoComplete: 'off',
              maxLength: TITLE_MAX,
            }}
          />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
