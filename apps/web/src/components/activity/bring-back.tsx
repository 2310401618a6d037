import type { ActivityEntry } from '@lensemble/contract/activity';
import { activityWords } from '@lensemble/messages/web/activity';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { useFocusBack } from '@/components/ui/use-focus-back.ts';
import { paths } from '@/config/paths.ts';
import { kindNames } from '@/lib/activity/names.ts';
import { undo } from '@/lib/trash/undo.ts';

interface BringBackProps {
  entry: ActivityEntry;
  /** The entry of the trash. */
  trashId: string;
}

/** Restores what was deleted. */
export function BringBack({ entry: { kind, title: named, subjectId }, trashId }: BringBackProps) {
  const navigate = useNavigate();
  const title = named ?? kindNames[kind];
  const open = (id: string) => void navigate({ to: paths.shoot.path, params: { id } });
  const { mutate, isPending } = useMutation({
    mutationFn: () => undo([trashId], { title }, { open, subjectId }),
  });
  const focus = useFocusBack<HTMLDivElement>(true);
  return (
    <div {...focus} className="print:hidden">
      <Button
        variant="ghost"
        size="sm"
        pending={isPending}
        onClick={() => mutate()}
        aria-label={activityWords('bringBackOne', { title })}
        className="-ml-2.5 text-accent-text max-md:h-target"
      >
        {!isPending && <Undo2 aria-hidden />}
        {activityWords('bringBack')}
      </Button>
    </div>
  );
}
