import { callAnswersGiven, callLinks } from '../schema/calls.ts';
import { linkComments } from '../schema/comments.ts';
import { consents, consentWithdrawals } from '../schema/consents.ts';
import { conventionLinks } from '../schema/conventions.ts';
import { dateCandidates, dateNotes, datePolls, dateVotes } from '../schema/date-polls.ts';
import { galleries } from '../schema/galleries.ts';
import { sentReminders } from '../schema/reminders.ts';
import { shareLinks } from '../schema/share-links.ts';
import { ofShoot, type RecordedTable, recorded, SHOOT, times } from './recording.ts';

/** How shoots are shared, and what people answer. */
export const linkRecordings: readonly RecordedTable[] = [
  recorded(
    conventionLinks,
    { kind: 'convention', id: ['convention_id'], list: 'sharing', entry: [], audit: true },
    { conventionId: 'hidden', teamId: 'hidden', token: 'marked', createdAt: 'hidden' },
  ),
  recorded(
    shareLinks,
    { ...SHOOT, list: 'sharing', entry: [], isImplicit: true, audit: true },
    {
      ...ofShoot,
      ...times,
      token: 'marked',
      endsAt: 'value',
      password: 'marked',
      isIdOpen: 'value',
      version: 'hidden',
    },
  ),
  recorded(
    linkComments,
    { ...SHOOT, list: 'linkComments', entry: [], audit: true },
    { ...ofShoot, createdAt: 'hidden' },
  ),
  recorded(
    callLinks,
    {
      ...{ ...SHOOT, list: 'personalLinks', entry: ['participant_id'], isImplicit: true },
      of: { participant_id: 'participant' },
    },
    {
      participantId: 'hidden',
      ...ofShoot,
      ...times,
      token: 'marked',
      isOff: 'value',
      sentAt: 'hidden',
      sentPlan: 'hidden',
      mail: 'hidden',
      nudgedAt: 'hidden',
      consentAskedAt: 'hidden',
      openedAt: 'hidden',
      version: 'hidden',
    },
  ),
  recorded(
    callAnswersGiven,
    {
      ...{ ...SHOOT, list: 'answers', entry: ['participant_id'] },
      ...{ of: { participant_id: 'participant' }, isOnce: true },
    },
    {
      number: 'hidden',
      ...ofShoot,
      participantId: 'hidden',
      answer: 'value',
      note: 'value',
      plan: 'hidden',
      answeredAt: 'hidden',
      createdAt: 'hidden',
    },
  ),
  recorded(
    datePolls,
    { ...SHOOT, list: 'poll', entry: [] },
    {
      ...ofShoot,
      ...times,
      deadline: 'value',
      nudgedFor: 'hidden',
      closedAt: 'value',
      version: 'hidden',
    },
  ),
  recorded(
    dateCandidates,
    { ...SHOOT, list: 'dates', entry: ['id'] },
    { id: 'hidden', ...ofShoot, date: 'value', time: 'value' },
  ),
  recorded(
    dateVotes,
    {
      ...{ ...SHOOT, list: 'votes', entry: ['candidate_id', 'participant_id'] },
      of: { participant_id: 'participant' },
    },
    {
      candidateId: 'hidden',
      participantId: 'hidden',
      ...ofShoot,
      ...times,
      answer: 'value',
      plan: 'hidden',
    },
  ),
  recorded(
    dateNotes,
    {
      ...{ ...SHOOT, list: 'votes', entry: ['participant_id'] },
      of: { participant_id: 'participant' },
    },
    { participantId: 'hidden', ...ofShoot, ...times, note: 'value' },
  ),
  recorded(
    sentReminders,
    { ...SHOOT, list: 'reminders', entry: ['id'], isOnce: true },
    {
      id: 'hidden',
      ...ofShoot,
      reminderTime: 'hidden',
      sent: 'value',
      withoutAddress: 'hidden',
      sentAt: 'hidden',
    },
  ),
  recorded(
    galleries,
    { ...SHOOT, list: 'gallery', entry: [] },
    {
      ...ofShoot,
      ...times,
      url: 'value',
      readyOn: 'value',
      password: 'marked',
      isTold: 'value',
      toldAt: 'hidden',
      version: 'hidden',
    },
  ),
  recorded(
    consents,
    {
      ...{ ...SHOOT, list: 'consents', entry: ['id'], title: 'name', isOnce: true },
      of: { participant_id: 'participant' },
    },
    {
      id: 'hidden',
      number: 'hidden',
      ...ofShoot,
      participantId: 'hidden',
      personnelId: 'hidden',
      scope: 'hidden',
      shootTitle: 'hidden',
      shootDate: 'hidden',
      timeZone: 'hidden',
      name: 'hidden',
      email: 'hidden',
      signedName: 'hidden',
      version: 'hidden',
      text: 'hidden',
      uses: 'hidden',
      createdAt: 'hidden',
    },
  ),
  recorded(
    consentWithdrawals,
    {
      ...{ ...SHOOT, list: 'withdrawals', entry: ['id'], isOnce: true },
      of: { participant_id: 'participant' },
    },
    {
      id: 'hidden',
      ...ofShoot,
      consentId: 'hidden',
      participantId: 'hidden',
      useIds: 'hidden',
      note: 'value',
      createdAt: 'hidden',
    },
  ),
];
