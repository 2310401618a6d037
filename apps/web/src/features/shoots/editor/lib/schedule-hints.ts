import { formatTime } from '@lensemble/contract/clock';
import { isAfterBegin } from '@lensemble/contract/shoot-plan';
import { shootScheduleWords } from '@lensemble/messages/web/shoot-schedule';
import { statusNames } from '@/lib/shoots/status-names.ts';
import type { EditorForm } from './editor-form.ts';
import { type Reminder, reminderInstant, type Schedule, START_WITHOUT_TIME } from './reminder.ts';
import { whenIs } from './time-zones.ts';

type Planned = Schedule & Pick<EditorForm, 'status'>;

/** What may be a mistake in the schedule. None of it keeps the shoot from being saved. */
export function scheduleHints(shoot: Planned, reminder: Reminder, now: Date): readonly string[] {
  if (shoot.status === 'idea')
    return [shootScheduleWords('ideaHint', { planning: statusNames.planning })];
  const when = shoot.date && whenIs(shoot.date, shoot.timeZone, now);
  const isDone = shoot.status === 'completed';
  return [
    ...(when === 'over' && !isDone ? [shootScheduleWords('pastDay')] : []),
    ...(when === 'ahead' && isDone ? [shootScheduleWords('doneEarly')] : []),
    ...reminderHints(shoot, reminder, now),
  ];
}

function reminderHints(shoot: Schedule, reminder: Reminder, now: Date): readonly string[] {
  if (shoot.date === null || reminder.choice === 'none') return [];
  const instant = reminderInstant(shoot, reminder);
  if (!instant) return [shootScheduleWords('incomplete')];
  const hints: string[] = [];
  const isCounted = reminder.choice !== 'custom';
  if (isCounted && shoot.time === null) {
    hints.push(shootScheduleWords('countsFrom', { time: formatTime(START_WITHOUT_TIME) }));
  }
  if (isAfterBegin(shoot, instant)) hints.push(shootScheduleWords('afterBegin'));
  else if (instant < now) hints.push(shootScheduleWords('passed'));
  return hints;
}
