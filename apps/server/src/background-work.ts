import { dailyBackups } from './backups/automatic.ts';
import type { Deps } from './deps.ts';
import {
  afterwardsLetter,
  callLetter,
  daysLetter,
  noteCallOutcome,
} from './features/calls/service.ts';
import { cleanUp } from './features/clean-up/service.ts';
import { nudgeForDeadlines } from './features/date-polls/service.ts';
import { googleEventQueue, googleEventsTask } from './features/google/service.ts';
import { hostedQueues } from './features/hosted-departures/service.ts';
import { invitationLetter } from './features/invites/service.ts';
import { mailQueue } from './features/mails/service.ts';
import {
  deliver,
  notificationsLetter,
  pushMessage,
  tellDue,
} from './features/notifications/service.ts';
import { pushQueue } from './features/push/service.ts';
import {
  noteOutcome,
  noticeLetter,
  reminderLetter,
  sendDueReminders,
} from './features/reminders/service.ts';
import { teamExportQueue } from './features/team-exports/service.ts';
import { teamImportQueue } from './features/team-imports/service.ts';
import { fillTimeZones, updateHeldTimes } from './features/time-zones/service.ts';
import type { Queue, Task } from './jobs/jobs.ts';

/** What runs by itself, each on one server at a time. */
export const tasksOf = (deps: Deps): Task[] => [
  { name: 'clean-up', cron: '*/10 * * * *', run: () => cleanUp(deps, new Date()) },
  { name: 'time-zones', cron: '*/10 * * * *', run: () => fillTimeZones(deps) },
  { name: 'held-times', cron: '*/10 * * * *', run: () => updateHeldTimes(deps) },
  { name: 'date-polls', cron: '*/10 * * * *', run: () => nudgeForDeadlines(deps, new Date()) },
  { name: 'reminders', cron: '* * * * *', run: () => sendDueReminders(deps, new Date()) },
  { name: 'notifications', cron: '* * * * *', run: () => deliver(deps, new Date()) },
  { name: 'due-notifications', cron: '7 * * * *', run: () => tellDue(deps, new Date()) },
  googleEventsTask(deps),
  ...dailyBackups(deps.env),
];

/** The jobs that requests and tasks leave behind. */
export const queuesOf = (deps: Deps): Queue[] => [
  mailQueue(deps, {
    reminder: (job, id) => reminderLetter(deps, job, id),
    call: (job, id) => callLetter(deps, job, id),
    days: (job, id) => daysLetter(deps, job, id),
    notice: (job, id) => noticeLetter(deps, job, id),
    invitation: (job) => invitationLetter(deps, job),
    afterwards: (job) => afterwardsLetter(deps, job),
    notifications: (job) => notificationsLetter(deps, job),
    noteOutcome: async (job, id, outcome) => {
      await noteOutcome(deps, job, id, outcome);
      if (job.kind === 'call') await noteCallOutcome(deps, job, outcome);
    },
  }),
  pushQueue(deps, (id, userId) => pushMessage(deps, id, userId)),
  googleEventQueue(deps),
  teamExportQueue(deps),
  teamImportQueue(deps),
  ...hostedQueues(deps),
];
