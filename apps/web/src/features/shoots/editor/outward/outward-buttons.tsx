import type { ShootDetail } from '@lensemble/contract/shoots';
import { outwardWords } from '@lensemble/messages/web/outward';
import { useQueryClient } from '@tanstack/react-query';
import { Bell, Calendar, FileText } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { integrationsQuery } from '@/features/shoots/api/outward.ts';
import { NotYet } from '@/features/shoots/editor/components/not-yet.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { listItemsQuery } from '@/lib/catalogues/catalogues.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { useOfferedCommand } from '@/lib/shell/offered-commands.ts';
import { OutwardButton } from './outward-button.tsx';
import { SendButton } from './send-button.tsx';
import { useCalendar } from './use-calendar.ts';
import { useDocuments } from './use-documents.ts';
import type { Outward } from './use-outward.ts';
import { useReminders } from './use-reminders.ts';

const RemindersDialog = lazyDialog(() => import('./reminders-dialog.tsx'));
const SaveOptionsDialog = lazyDialog(() => import('./save-options-dialog.tsx'));

interface OutwardButtonsProps {
  shoot: ShootDetail;
  outward: Outward;
  className: string;
  labelClassName: string;
}

export function OutwardButtons({ shoot, outward, ...looks }: OutwardButtonsProps) {
  const client = useQueryClient();
  const addToCalendar = useCalendar(outward);
  const documents = useDocuments(outward);
  useOfferedCommand('addToCalendar', () => void addToCalendar());
  useOfferedCommand('exportDocument', () => void documents.start());
  const near = () => void client.prefetchQuery(integrationsQuery);
  return (
    <>
      <SendButton shoot={shoot} outward={outward} {...looks} />
      <OutwardButton
        label={outwardWords('calendar')}
        about={outwardWords('aboutCalendar')}
        makes="event"
        icon={Calendar}
        pending={outward.work === 'calendar'}
        onClick={() => void addToCalendar()}
        onNear={near}
        {...looks}
      />
      <OutwardButton
        label={outwardWords('docs')}
        about={outwardWords('aboutDocs')}
        makes="document"
        icon={FileText}
        pending={outward.work === 'docs'}
        onClick={() => void documents.start()}
        onNear={near}
        {...looks}
      />
      <RemindersButton shoot={shoot} outward={outward} {...looks} />
      {documents.options && (
        <SaveOptionsDialog
          options={documents.options}
          shootId={outward.id}
          pending={outward.work === 'docs'}
          onServiceAccount={() => void documents.withServiceAccount()}
          onOwnGoogle={() => void documents.toOwnGoogle()}
          onClose={documents.close}
        />
      )}
    </>
  );
}

function RemindersButton({ shoot, outward, ...looks }: OutwardButtonsProps) {
  const { control } = useEditorFields();
  const participants = useWatch({ control, name: 'participants' });
  const client = useQueryClient();
  const reminders = useReminders(outward);
  useOfferedCommand('remindCrew', reminders.open, participants.length > 0);
  if (participants.length === 0) {
    const reason = outwardWords('crewFirst');
    return <NotYet label={outwardWords('reminders')} reason={reason} icon={Bell} {...looks} />;
  }
  return (
    <>
      <OutwardButton
        label={outwardWords('reminders')}
        about={outwardWords('aboutReminders')}
        icon={Bell}
        pending={outward.work === 'reminders'}
        onClick={reminders.open}
        onNear={() => void client.prefetchQuery(listItemsQuery('personnel'))}
        {...looks}
      />
      {reminders.isOpen && (
        <RemindersDialog
          participants={participants}
          shoot={shoot}
          pending={outward.work !== null}
          onSend={() => void reminders.send()}
          onClose={reminders.close}
        />
      )}
    </>
  );
}
