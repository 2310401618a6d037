import { outwardResultWords } from '@lensemble/messages/web/outward-results';
import { useState } from 'react';
import { remindCrew } from '@/features/shoots/api/outward.ts';
import { toast } from '@/lib/shell/toast.ts';
import { tellFailure } from './refusals.ts';
import type { Outward } from './use-outward.ts';

/** Opens the dialog that sends reminders. It stays open after a failure, so that sending can be tried again. */
export function useReminders(outward: Outward) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  const remind = async (isSavedFirst: boolean) => {
    const { message } = await remindCrew(outward.id);
    toast({
      title: outwardResultWords('remindersSent'),
      description: isSavedFirst ? outwardResultWords('savedFirst', { message }) : message,
    });
    close();
    await outward.refresh();
  };
  const send = async () => {
    const isSaved = await outward.run('reminders', (isSavedFirst) =>
      remind(isSavedFirst).catch((error: unknown) =>
        tellFailure(
          outwardResultWords('remindersFailedTitle'),
          error,
          outwardResultWords('remindersFailed'),
        ),
      ),
    );
    // The form shows why it could not be saved.
    if (!isSaved) close();
  };
  return { isOpen, open: () => setIsOpen(true), close, send };
}
