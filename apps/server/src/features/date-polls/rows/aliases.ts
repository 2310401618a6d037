import type { Candidate } from '@lensemble/contract/date-polls';
import { alias } from 'drizzle-orm/pg-core';
import { dateCandidates, dateNotes, datePolls, dateVotes } from '../../../db/schema/date-polls.ts';
import type { FieldsOf } from '../../../db/select.ts';

export const p = alias(datePolls, 'p');
export const d = alias(dateCandidates, 'd');
export const v = alias(dateVotes, 'v');
export const n = alias(dateNotes, 'n');

export const candidateFields: FieldsOf<Candidate> = { id: d.id, date: d.date, time: d.time };
