import {
  REMINDER_AFTER_BEGIN_MESSAGE,
  REMINDER_IN_THE_PAST_MESSAGE,
} from '@lensemble/contract/reminders';
import { invalid } from '../../http-error.ts';

/** Whether a reminder could not go out any more. */
export const isPast = (reminderTime: string) => Date.parse(reminderTime) <= Date.now();

export const reminderInThePast = () => invalid({ reminderTime: REMINDER_IN_THE_PAST_MESSAGE });

export const reminderAfterBegin = () => invalid({ reminderTime: REMINDER_AFTER_BEGIN_MESSAGE });
