import type { ShootDetail } from '@lensemble/contract/shoots';
import { remindersDialogWords } from '@lensemble/messages/web/reminders-dialog';
import { useQuery } from '@tanstack/react-query';
import { useFormState } from 'react-hook-form';
import { MailOffNote } from '@/components/mail-off-note.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { LinkButtons } from '@/features/shoots/calls/link-buttons.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import type { FormParticipant } from '@/features/shoots/editor/lib/form-links.ts';
import {
  type ReminderRecipient,
  type ReminderRecipients,
  reminderRecipients,
  type Unreached,
} from '@/features/shoots/editor/lib/reminder-recipients.ts';
import { sentWords } from '@/features/shoots/editor/lib/sent-words.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { listItemsQuery } from '@/lib/catalogues/catalogues.ts';
import { mailTroubleText } from '@/lib/words/mail-trouble.ts';
import { namesInWords } from '@/lib/words/names.ts';
import { roleName } from '@/lib/words/role-names.ts';

interface RemindersDialogProps {
  participants: readonly FormParticipant[];
  shoot: Pick<ShootDetail, 'id' | 'lastReminder' | 'participants' | 'timeZone'>;
  pending: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** The sentence that says why Send is disabled. */
const NEEDS_ADDRESS = 'reminder-needs-address';

/** Shows who would get a reminder. No email is sent without Send. */
export default function RemindersDialog({
  participants,
  shoot: { id, lastReminder, participants: stored, timeZone },
  pending,
  onSend,
  onClose,
}: RemindersDialogProps) {
  // Others may have changed addresses since the list was loaded.
  const crew = useQuery({ ...listItemsQuery('personnel'), staleTime: 0 });
  const { data, error, refetch, isFetching } = crew;
  const recipients =
    isFetching || !data ? undefined : reminderRecipients(participants, data, stored);
  const { control } = useEditorFields();
  const { isDirty } = useFormState({ control });
  const isEmpty = recipients?.people.length === 0;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={remindersDialogWords('title')}
        description={remindersDialogWords(isDirty ? 'descriptionUnsaved' : 'description')}
      >
        <DialogBody className="wrap-anywhere">
          <MailOffNote />
          {error && !data ? (
            <p role="alert">{sentenceOf(error, remindersDialogWords('notLoaded'))}</p>
          ) : (
            <Recipients recipients={recipients} shootId={id} />
          )}
          {isEmpty && <p id={NEEDS_ADDRESS}>{remindersDialogWords('needsAddress')}</p>}
          <p className="text-ink-3">
            {lastReminder ? sentWords(lastReminder, timeZone) : remindersDialogWords('neverSent')}
          </p>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{remindersDialogWords('cancel')}</Button>
          {error && !data ? (
            <Button variant="primary" pending={isFetching} onClick={() => void refetch()}>
              {remindersDialogWords('tryAgain')}
            </Button>
          ) : (
            <Button
              variant="primary"
              pending={pending}
              disabled={!recipients || isEmpty}
              aria-describedby={isEmpty ? NEEDS_ADDRESS : undefined}
              onClick={onSend}
            >
              {recipients && !isEmpty
                ? remindersDialogWords('sendTo', { count: recipients.addresses })
                : remindersDialogWords('send')}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

interface RecipientsProps {
  recipients: ReminderRecipients | undefined;
  shootId: string;
}

function Recipients({ recipients, shootId }: RecipientsProps) {
  if (!recipients) {
    return (
      <div role="status">
        <span className="sr-only">{remindersDialogWords('loading')}</span>
        <Skeleton className="h-11 rounded-md" />
      </div>
    );
  }
  const { people, withoutAddress, unsubscribed } = recipients;
  return (
    <>
      {people.length > 0 && (
        <ul aria-label={remindersDialogWords('recipients')} className="grid gap-2">
          {people.map((person, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may be alike
            <Recipient key={index} person={person} />
          ))}
        </ul>
      )}
      {withoutAddress.length > 0 && <WithoutAddress people={withoutAddress} shootId={shootId} />}
      {unsubscribed.length > 0 && (
        <p>
          {remindersDialogWords('unsubscribed', {
            names: namesInWords(unsubscribed),
            count: unsubscribed.length,
          })}
        </p>
      )}
    </>
  );
}

/** They get the call sheet as a link. */
function WithoutAddress({ people, shootId }: { people: readonly Unreached[]; shootId: string }) {
  const names = namesInWords(people.map(({ name }) => name));
  return (
    <div className="grid gap-2">
      <p>{remindersDialogWords('noAddress', { names, count: people.length })}</p>
      {people.map(
        ({ name, role, participantId }) =>
          participantId && (
            <div key={participantId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Avatar name={name} />
              <span className="min-w-0 flex-1">
                {remindersDialogWords('person', { name, role: roleName(role) })}
              </span>
              <LinkButtons
                params={{ id: shootId, participantId }}
                name={name}
                detail={roleName(role)}
              />
            </div>
          ),
      )}
    </div>
  );
}

function Recipient({ person: { name, role, email, trouble } }: { person: ReminderRecipient }) {
  return (
    <li className="flex items-center gap-3">
      <Avatar name={name} />
      <div className="min-w-0">
        <span className="block">
          {remindersDialogWords('person', { name, role: roleName(role) })}
        </span>
        <span className="block text-ink-3">{email}</span>
        {trouble && (
          <span className="status-planning block text-st-text text-xs">
            {mailTroubleText(trouble)}
          </span>
        )}
      </div>
    </li>
  );
}
