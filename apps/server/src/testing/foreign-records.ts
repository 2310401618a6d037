import { randomUUID } from 'node:crypto';
import type { Orm } from '../db/orm.ts';
import { trash } from '../db/schema/trash.ts';
import type { BuiltPerson } from './factories.ts';
import { buildAway, buildItem, type CatalogueName } from './items.ts';
import {
  buildComment,
  buildConvention,
  buildGuest,
  buildReference,
  buildShoot,
  buildTemplate,
} from './shoots.ts';

interface BuiltRecord {
  readonly id: string;
  /** A path whose response contains the record's text. */
  readonly shownAt: string;
  /** Further parameters of its paths. */
  readonly params?: Readonly<Record<string, string>>;
}

/** A kind of record that routes identify by a path parameter. */
export interface RecordKind {
  readonly make: (orm: Orm, owner: BuiltPerson) => Promise<BuiltRecord>;
  /** A valid body for each route that takes one: `METHOD path` -> body. */
  readonly bodies: Readonly<Record<string, unknown>>;
}

const itemsOf = (catalogue: CatalogueName, change: object): RecordKind => ({
  make: async (orm, { team }) => ({
    id: await buildItem(orm, team, catalogue),
    shownAt: `/api/${catalogue}`,
  }),
  bodies: { [`PATCH /api/${catalogue}/:id`]: change },
});

/** A valid address of a picture that does not exist, so that only the path can cause a refusal. */
const url = '/storage/shoot-images/public/shoot-references/taken.webp';

/** Path parameters that are not ids, each with a valid value. */
export const choices: Readonly<Record<string, string>> = {
  kind: 'costumes',
  provider: 'google',
  feed: 'team',
  secret: 'made-up.ics',
  token: 'made-up.seal',
};

/**
 * The record kinds, by the path up to and including the parameter. A route whose parameter is missing here fails the
 * access test.
 */
export const recordKinds: Readonly<Record<string, RecordKind>> = {
  '/api/shoots/:id': {
    make: async (orm, { team }) => {
      const shoot = await buildShoot(orm, team, { title: 'Secret' });
      await buildReference(orm, shoot, { notes: 'Secret' });
      const { id: participantId } = await buildGuest(orm, shoot);
      return { id: shoot.id, shownAt: `/api/shoots/${shoot.id}`, params: { participantId } };
    },
    bodies: {
      'PATCH /api/shoots/:id': { title: 'Taken over' },
      'PATCH /api/shoots/:id/resources': { participants: [{ name: 'Intruder' }] },
      'POST /api/shoots/:id/duplicate': { withDate: true },
      'POST /api/shoots/:id/templates': { name: 'Taken' },
      'POST /api/shoots/:id/references': { url },
      'PATCH /api/shoots/:id/references': { ids: [] },
      'PATCH /api/shoots/:id/share-link': { isIdOpen: false },
      'POST /api/shoots/:id/calls/send': {
        participantIds: ['5f0c7e2a-3b1d-4c8e-9f6a-7d2b1e0c4a95'],
      },
      'POST /api/shoots/:id/calls/nudge': {},
      'POST /api/shoots/:id/consents/ask': {},
      'POST /api/shoots/:id/comments': { text: 'Taken over' },
      'POST /api/shoots/:id/comments/seen': { upTo: '2026-11-22T15:00:00Z' },
      'PATCH /api/shoots/:id/comments': { isOpenToLinks: true },
      'PATCH /api/shoots/:id/gallery': {
        ...{ url: null, readyOn: null, password: null, isTold: true },
      },
      'PATCH /api/shoots/:id/calls/:participantId/link': { isOff: true },
      'POST /api/shoots/:id/calls/:participantId/answer': { answer: 'yes' },
      'POST /api/shoots/:id/poll': { candidates: [{ date: '2126-11-20' }] },
      'POST /api/shoots/:id/poll/answers': { participantId: randomUUID(), answers: {} },
      'POST /api/shoots/:id/operations': {
        operations: [
          {
            ...{ id: randomUUID(), kind: 'addShot', target: randomUUID(), base: {} },
            ...{ fields: { title: 'Intruder' }, at: '2026-11-22T15:00:00Z' },
          },
        ],
      },
      'POST /api/shoots/:id/poll/take': { candidateId: randomUUID() },
      'POST /api/shoots/:id/poll/untake': { candidateId: randomUUID(), date: null, time: null },
    },
  },
  '/api/templates/:id': {
    make: async (orm, { team }) => {
      return { id: await buildTemplate(orm, team), shownAt: '/api/templates' };
    },
    bodies: { 'POST /api/templates/:id/shoots': { title: 'Taken' } },
  },
  '/api/conventions/:id': {
    make: async (orm, { team }) => {
      const { id } = await buildConvention(orm, team, { name: 'Secret' });
      const shoot = await buildShoot(orm, team, { conventionId: id, date: '2126-12-05' });
      const personnelId = await buildItem(orm, team, 'personnel');
      await buildGuest(orm, shoot, { personnelId });
      return { id, shownAt: `/api/conventions/${id}`, params: { personnelId } };
    },
    bodies: {
      'PATCH /api/conventions/:id': { name: 'Taken over' },
      'PATCH /api/conventions/:id/link': { state: 'on' },
      'POST /api/conventions/:id/days/send': {
        personnelIds: ['5f0c7e2a-3b1d-4c8e-9f6a-7d2b1e0c4a95'],
      },
    },
  },
  '/api/references/:id': {
    make: async (orm, { team }) => {
      const shoot = await buildShoot(orm, team);
      const { id } = await buildReference(orm, shoot);
      return { id, shownAt: `/api/shoots/${shoot.id}` };
    },
    bodies: { 'PATCH /api/references/:id': { notes: 'Taken over' } },
  },
  '/api/comments/:id': {
    make: async (orm, { team, userId }) => {
      const shoot = await buildShoot(orm, team);
      const id = await buildComment(orm, shoot, { userId, text: 'Secret' });
      return { id, shownAt: `/api/shoots/${shoot.id}/comments` };
    },
    bodies: {
      'PATCH /api/comments/:id': { text: 'Taken over' },
      'PATCH /api/comments/:id/resolved': { isResolved: true },
    },
  },
  '/api/team/:teamId': {
    make: async (_orm, { team }) => ({ id: team.id, shownAt: `/api/team/${team.id}` }),
    bodies: {
      'PATCH /api/team/:teamId': { name: 'Taken over' },
      'PATCH /api/team/:teamId/members/:memberId/role': { role: 'admin' },
      'POST /api/team/:teamId/invite/send': { email: 'intruder@example.org' },
    },
  },
  '/api/personnel/:id': {
    make: itemsOf('personnel', {}).make,
    bodies: {
      'PATCH /api/personnel/:id': { name: 'Taken over' },
      'PATCH /api/personnel/:id/account': { userId: null },
      'POST /api/personnel/:id/away': { firstDay: '2126-11-20', lastDay: '2126-11-23' },
    },
  },
  '/api/trash/:id': {
    make: async (orm, { team }) => {
      const id = randomUUID();
      const entry = { id, teamId: team.id, kind: 'props', subjectId: id, title: 'Secret' } as const;
      await orm.insert(trash).values(entry);
      return { id, shownAt: '/api/trash' };
    },
    bodies: {},
  },
  '/api/away/:id': {
    make: async (orm, { team }) => {
      const { id, personnelId } = await buildAway(orm, team);
      return { id, shownAt: `/api/personnel/${personnelId}/away` };
    },
    bodies: {},
  },
  '/api/equipment/:id': itemsOf('equipment', { name: 'Taken over' }),
  '/api/locations/:id': itemsOf('locations', { name: 'Taken over' }),
  '/api/props/:id': itemsOf('props', { name: 'Taken over' }),
  '/api/costumes/:id': itemsOf('costumes', { characterName: 'Taken over' }),
  '/api/kits/:id': itemsOf('kits', { name: 'Taken over' }),
};
