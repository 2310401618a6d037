import { isShootOver } from '@lensemble/contract/shoot-plan';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { outwardWords } from '@lensemble/messages/web/outward';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useAsksForDates } from '@/features/shoots/api/date-poll.ts';
import { NotYet } from '@/features/shoots/editor/components/not-yet.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { useOfferedCommand } from '@/lib/shell/offered-commands.ts';
import { OutwardButton } from './outward-button.tsx';
import type { Outward } from './use-outward.ts';

const SendPanel = lazyDialog(() => import('@/features/shoots/calls/send-panel.tsx'));

interface SendButtonProps {
  shoot: ShootDetail;
  outward: Outward;
  className: string;
  labelClassName: string;
}

/** Opens the panel that sends call sheets or dates, after unsaved changes are saved: emails tell the stored plan. */
export function SendButton({ shoot, outward, ...looks }: SendButtonProps) {
  const { control } = useEditorFields();
  const [participants, status] = useWatch({ control, name: ['participants', 'status'] });
  const isForDates = useAsksForDates({ id: outward.id, status });
  const [isOpen, setOpen] = useState(false);
  const open = () => void outward.run('callSheet', async () => setOpen(true));
  const isOver = isShootOver(shoot, new Date());
  useOfferedCommand('sendCallSheet', open, participants.length > 0 && !isOver);
  const label = isForDates ? outwardWords('sendDates') : outwardWords('sendCallSheet');
  const shortLabel = isForDates ? outwardWords('dates') : outwardWords('callSheet');
  if (participants.length === 0 || isOver) {
    const reason = isOver ? outwardWords('isOver') : outwardWords('crewFirst');
    return <NotYet {...{ label, shortLabel, reason }} icon={Send} {...looks} />;
  }
  return (
    <>
      <OutwardButton
        {...{ label, shortLabel }}
        about={isForDates ? outwardWords('aboutDates') : outwardWords('aboutCallSheet')}
        icon={Send}
        pending={outward.work === 'callSheet'}
        onClick={open}
        {...looks}
      />
      {isOpen && <SendPanel shootId={outward.id} onClose={() => setOpen(false)} />}
    </>
  );
}
