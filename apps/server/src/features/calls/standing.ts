import { planChanges } from '@lensemble/contract/call-plan';
import { callStateOf } from '@lensemble/contract/call-state';
import type { ParticipantCall } from '@lensemble/contract/calls';
import { isAddress } from '../../ports/mail/port.ts';
import type { ListedRow } from './rows/participant-row.ts';

/** What the team knows of a participant. */
export function callOf(row: ListedRow): ParticipantCall {
  const { participantId, plan } = row;
  const sentAt = row.sentAt && momentOf(row.sentAt);
  const openedAt = row.openedAt && momentOf(row.openedAt);
  const given = row.answer && { ...row.answer, at: momentOf(row.answer.at) };
  const { state, at, changes } = callStateOf({ sentAt, openedAt, answer: given }, plan);
  return {
    participantId,
    state,
    at,
    sentAt,
    openedAt,
    answer: given && { answer: given.answer, note: given.note, at: given.at },
    changes,
    isOff: row.isOff ?? false,
    mailbox: mailboxOf(row),
    isPlanSent: [row.sentPlan, given?.plan].some((known) => known && !planChanges(known, plan)),
    isOnItsWay: row.mail !== null,
    nudgedAt: row.nudgedAt && momentOf(row.nudgedAt),
  };
}

const momentOf = (moment: Date | string) => new Date(moment).toISOString();

function mailboxOf(row: ListedRow): ParticipantCall['mailbox'] {
  if (addressOf(row) === undefined) return 'none';
  if (row.isUnsubscribed) return 'unsubscribed';
  return row.isRefused ? 'refused' : 'open';
}

/** The address of a participant in lower case; undefined without a valid one. */
export function addressOf({ email }: Pick<ListedRow, 'email'>): string | undefined {
  const address = email?.trim().toLowerCase() ?? '';
  return isAddress(address) ? address : undefined;
}

/** The plan that a participant was last told, by an email or on the page; null for none. */
export function knownPlanOf({ sentAt, sentPlan, answer }: ListedRow) {
  if (!answer) return sentPlan;
  const isEmailLater = sentPlan && sentAt && new Date(sentAt) > new Date(answer.at);
  return isEmailLater ? sentPlan : answer.plan;
}
