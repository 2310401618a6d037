import type { ShootDetail } from '@lensemble/contract/shoots';
import { useQuery } from '@tanstack/react-query';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { FormParticipant } from '@/features/shoots/editor/lib/form-links.ts';
import {
  type ReminderRecipient,
  type ReminderRecipients,
  reminderRecipients,
} from '@/features/shoots/editor/lib/reminder-recipients.ts';
import { sentWords } from '@/features/shoots/editor/lib/sent-words.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { listItemsQuery } from '@/lib/catalogues/catalogues.ts';
import { count } from '@/lib/words/count.ts';
import { mailTroubleText } from '@/lib/words/mail-trouble.ts';
import { namesInWords } from '@/lib/words/names.ts';

interface RemindersDialogProps {
  participants: readonly FormParticipant[];
  shoot: Pick<ShootDetail, 'lastReminder' | 'timeZone'>;
  pending: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** Shows who would get a reminder. No email is sent without Send. */
export default function RemindersDialog({
  participants,
  shoot: { lastReminder, timeZone },
  pending,
  onSend,
  onClose,
}: RemindersDialogProps) {
  // Others may have changed addresses since the list was loaded.
  const crew = useQuery({ ...listItemsQuery('personnel'), staleTime: 0 });
  const { data, error, refetch, isFetching } = crew;
  const recipients = isFetching || !data ? undefined : reminderRecipients(participants, data);
  const isEmpty = recipients?.people.length === 0;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title="Send a reminder?"
        description="The crew gets the plan by email, with an event for their calendar. Unsaved changes are saved first."
      >
        <DialogBody className="wrap-anywhere">
          {error && !data ? (
            <p role="alert">{sentenceOf(error, 'The crew list could not be loaded.')}</p>
          ) : (
            <Recipients recipients={recipients} />
          )}
          <p className="text-ink-3">
            {lastReminder
              ? sentWords(lastReminder, timeZone)
              : 'No reminder has been sent for this shoot.'}
          </p>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          {error && !data ? (
            <Button variant="primary" pending={isFetching} onClick={() => void refetch()}>
              Try Again
            </Button>
          ) : (
            <Button
              variant="primary"
              pending={pending}
              disabled={!recipients || isEmpty}
              onClick={onSend}
            >
              {recipients && !isEmpty
                ? `Send to ${count(recipients.addresses, 'person', 'people')}`
                : 'Send'}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Recipients({ recipients }: { recipients: ReminderRecipients | undefined }) {
  if (!recipients) {
    return (
      <div role="status">
        <span className="sr-only">Loading the crew</span>
        <Skeleton className="h-11 rounded-md" />
      </div>
    );
  }
  const { people, withoutAddress, unsubscribed } = recipients;
  return (
    <>
      {people.length > 0 && (
        <ul aria-label="Recipients" className="grid gap-2">
          {people.map((person, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may be alike
            <Recipient key={index} person={person} />
          ))}
        </ul>
      )}
      {withoutAddress.length > 0 && (
        <p>
          {namesInWords(withoutAddress)} {withoutAddress.length === 1 ? 'has' : 'have'} no email
          address.
        </p>
      )}
      {unsubscribed.length > 0 && (
        <p>
          {namesInWords(unsubscribed)} {unsubscribed.length === 1 ? 'does' : 'do'} not want emails
          of this team.
        </p>
      )}
    </>
  );
}

function Recipient({ person: { name, role, email, trouble } }: { person: ReminderRecipient }) {
  return (
    <li className="flex items-center gap-3">
      <Avatar name={name} />
      <div className="min-w-0">
        <span className="block">
          {name}, {role}
        </span>
        <span className="block text-ink-3">{email}</span>
        {trouble && <span className="block text-warning text-xs">{mailTroubleText(trouble)}</span>}
      </div>
    </li>
  );
}
