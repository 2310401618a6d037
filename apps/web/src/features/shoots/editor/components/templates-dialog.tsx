import type { ListedTemplate } from '@lensemble/contract/templates';
import { shootTemplatesWords } from '@lensemble/messages/web/shoot-templates';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { LayoutTemplate, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { Parts } from '@/components/parts.tsx';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog.tsx';
import { listTemplatesQuery, useDeleteTemplate } from '@/features/shoots/api/templates.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { undoOf } from '@/lib/trash/undo-of.ts';

interface TemplatesDialogProps {
  onClose: () => void;
  /** Called before the new shoot opens, which takes over what was typed. */
  onStart: () => void;
}

/** Lists the templates: one click starts a new shoot from one. */
export default function TemplatesDialog({ onClose, onStart }: TemplatesDialogProps) {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery({ ...listTemplatesQuery, staleTime: 0 });
  const [deleting, setDeleting] = useState<ListedTemplate | null>(null);
  const start = (template: string) => {
    onStart();
    onClose();
    void navigate({ to: '/shoots/new', search: { template } });
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={shootTemplatesWords('start')}>
        <DialogBody>
          {data && (
            <ul className="grid gap-1">
              {data.map((template) => (
                <li key={template.id} className="flex items-center gap-1">
                  <Button
                    variant="ghost"
                    className="min-w-0 flex-1 justify-start"
                    onClick={() => start(template.id)}
                  >
                    <LayoutTemplate aria-hidden />
                    <span className="truncate" dir="auto">
                      {template.name}
                    </span>
                  </Button>
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={shootTemplatesWords('deleteNamed', { name: template.name })}
                    onClick={() => setDeleting(template)}
                  >
                    <Trash2 aria-hidden />
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {data?.length === 0 && <p className="text-ink-2">{shootTemplatesWords('none')}</p>}
          {!data && !error && <p role="status">{shootTemplatesWords('loading')}</p>}
          {!data && error && (
            <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()}>
              {shootTemplatesWords('notLoaded')}
            </LoadFailure>
          )}
        </DialogBody>
      </DialogContent>
      {deleting && <DeleteTemplate template={deleting} onClose={() => setDeleting(null)} />}
    </Dialog>
  );
}

interface DeleteTemplateProps {
  template: ListedTemplate;
  onClose: () => void;
}

function DeleteTemplate({ template, onClose }: DeleteTemplateProps) {
  const { mutateAsync, isPending } = useDeleteTemplate();
  const remove = async () => {
    try {
      await mutateAsync(template.id);
      toast({
        title: shootTemplatesWords('deleted'),
        description: template.name,
        ...undoOf([template.id], { title: template.name }),
      });
      onClose();
    } catch (error) {
      toastError(sentenceOf(error, shootTemplatesWords('deleteFailed')));
    }
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={shootTemplatesWords('deleteTitle')}
      description={
        <Parts
          of={shootTemplatesWords.parts('deleteQuestion', {
            name: <b className="font-semibold text-ink">{template.name}</b>,
          })}
        />
      }
      action={shootTemplatesWords('delete')}
      pending={isPending}
      onConfirm={() => void remove()}
    />
  );
}
