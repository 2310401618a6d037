import { TITLE_MAX } from '@lensemble/contract/constants';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { newTemplate } from '@lensemble/contract/templates';
import { LineForm } from '@/components/forms/line-form.tsx';
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
      toast({ title: 'Template saved', description: name });
      onClose();
    } catch (error) {
      toastError(sentenceOf(error, 'Failed to save the template'));
      throw error;
    }
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title="Save as Template"
        description={
          <>
            Keeps the saved plan of <b className="font-semibold text-ink">{shoot.title}</b> with its
            crew, costumes, props and gear, but without title, date and pictures.
          </>
        }
      >
        <DialogBody>
          <LineForm
            label="Name"
            name="name"
            schema={newTemplate.shape.name}
            action="Save"
            pendingAction="Saving..."
            variant="primary"
            onSubmit={save}
            input={{
              placeholder: 'Studio, two lights',
              autoComplete: 'off',
              maxLength: TITLE_MAX,
            }}
          />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
