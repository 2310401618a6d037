import type { ParticipantCall } from '@lensemble/contract/calls';

/** A participant with an address who was sent nothing yet. */
export const participantCall = (
  participantId: string,
  known: Partial<ParticipantCall> = {},
): ParticipantCall => ({
  participantId,
  state: 'notSent',
  at: null,
  sentAt: null,
  openedAt: null,
  answer: null,
  changes: null,
  isOff: false,
  mailbox: 'open',
  hasDate: true,
  isPlanSent: false,
  ownPlan: null,
  isOnItsWay: false,
  nudgedAt: null,
  ...known,
});
