import { commentWords } from '@lensemble/messages/web/comments';
import { useId } from 'react';
import { Switch } from '@/components/ui/switch.tsx';
import { useOpenComments } from '@/features/shoots/api/comments.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { toastError } from '@/lib/shell/toast.ts';

/** Whether people with a personal link read and write the comments. It saves at once. */
export function LinkSwitch({ shootId, isOpen }: { shootId: string; isOpen: boolean }) {
  const { mutate, isPending, variables } = useOpenComments(shootId);
  const id = useId();
  return (
    <div className="flex items-start gap-3 border-line border-t pt-4 print:hidden">
      <Switch
        id={id}
        checked={isPending ? variables : isOpen}
        onCheckedChange={(wanted) =>
          mutate(wanted, {
            onError: (error) => toastError(sentenceOf(error, commentWords('linksFailed'))),
          })
        }
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-about`}
        className="md:mt-0.5"
      />
      <div className="min-w-0">
        <label id={`${id}-label`} htmlFor={id} className="font-[560]">
          {commentWords('links')}
        </label>
        <p id={`${id}-about`} className="text-ink-3 text-xs">
          {commentWords('linksText')}
        </p>
      </div>
    </div>
  );
}
