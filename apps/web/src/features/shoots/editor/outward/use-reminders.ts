import { remindCrew } from '@/features/shoots/api/outward.ts';
import { toast } from '@/lib/shell/toast.ts';
import { tellFailure } from './refusals.ts';
import type { Outward } from './use-outward.ts';

export function useReminders(outward: Outward) {
  const send = async (isSavedFirst: boolean) => {
    try {
      const { message } = await remindCrew(outward.id);
      toast({
        title: 'Reminders Sent',
        description: isSavedFirst ? `Shoot saved. ${message}` : message,
      });
      await outward.refresh();
    } catch (error) {
      tellFailure('Failed to Send Reminders', error, 'Failed to send reminders');
    }
  };
  return () => outward.run('reminders', send);
}
