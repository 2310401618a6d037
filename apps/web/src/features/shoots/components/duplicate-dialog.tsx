import type { ListedShoot } from '@lensemble/contract/shoots';
import { shootCopyWords } from '@lensemble/messages/web/shoot-copies';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Parts } from '@/components/parts.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '@/components/ui/dialog.tsx';
import { startsHere } from '@/components/ui/focus-body.ts';
import { useDuplicateShoot } from '@/features/shoots/api/duplicate-shoot.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { formatDate } from '@/lib/time/format.ts';
import SaveTemplateDialog from './save-template-dialog.tsx';

interface DuplicateDialogProps {
  shoot: Pick<ListedShoot, 'id' | 'title' | 'date'>;
  onClose: () => void;
}

export default function DuplicateDialog({ shoot, onClose }: DuplicateDialogProps) {
  const navigate = useNavigate();
  const [isTemplate, setIsTemplate] = useState(false);
  const { mutateAsync, isPending, variables } = useDuplicateShoot();
  const duplicate = async (withDate: boolean) => {
    try {
      const { id, title } = await mutateAsync({ id: shoot.id, withDate });
      onClose();
      toast({ title: shootCopyWords('duplicated'), description: title });
      await navigate({ to: '/shoots/$id', params: { id } });
    } catch (error) {
      toastError(sentenceOf(error, shootCopyWords('duplicateFailed')));
    }
  };
  if (isTemplate) return <SaveTemplateDialog shoot={shoot} onClose={onClose} />;
  const title = <b className="font-semibold text-ink">{shoot.title}</b>;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={shootCopyWords('duplicate')}
        size="md"
        description={
          <Parts
            of={
              shoot.date
                ? shootCopyWords.parts('keepDateQuestion', { title, date: formatDate(shoot.date) })
                : shootCopyWords.parts('withReferences', { title })
            }
          />
        }
      >
        <DialogFooter className="max-md:grid max-md:grid-cols-2 max-md:[&>:last-child:nth-child(odd)]:col-span-2">
          <Button variant="ghost" className="md:mr-auto" onClick={() => setIsTemplate(true)}>
            {shootCopyWords('saveAsTemplate')}
          </Button>
          <Button onClick={onClose}>{shootCopyWords('cancel')}</Button>
          {shoot.date && (
            <Button
              pending={isPending && variables?.withDate === true}
              onClick={() => void duplicate(true)}
            >
              {shootCopyWords('keepDate')}
            </Button>
          )}
          <Button
            variant="primary"
            pending={isPending && variables?.withDate === false}
            onClick={() => void duplicate(false)}
            {...startsHere}
          >
            {shoot.date ? shootCopyWords('noDate') : shootCopyWords('duplicateNow')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
