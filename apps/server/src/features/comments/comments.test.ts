import { randomUUID } from 'node:crypto';
import { listShootActivity } from '@lensemble/contract/activity';
import { mentionToken } from '@lensemble/contract/comment-text';
import {
  addComment,
  type Comment,
  deleteComment,
  editComment,
  listComments,
  markCommentsSeen,
  openComments,
  resolveComment,
} from '@lensemble/contract/comments';
import { COMMENT_MAX, COMMENTS_MAX } from '@lensemble/contract/constants';
import { listTrash, restoreFromTrash } from '@lensemble/contract/trash';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { follow } from '../../testing/event-stream.ts';
import { signedIn } from '../../testing/login.ts';
import { buildComment, buildGuest, buildReference, buildShoot } from '../../testing/shoots.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

let t: TestApp;
let owner: Person;
let mira: Person;
let shoot: Awaited<ReturnType<typeof buildShoot>>;
let url: string;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  owner = await signedIn(t, { firstName: 'Ada' });
  mira = await signedIn(t, { team: owner.team, role: 'member', firstName: 'Mira' });
  shoot = await buildShoot(t.database.orm, owner.team);
  url = `/api/shoots/${shoot.id}/comments`;
});
afterAll(() => t.close());

const of = () => ({ params: { id: shoot.id } });
const add = async (person: Person, text = 'Where do we meet?', more: object = {}) =>
  (await person.call(addComment, { ...of(), body: { text, ...more } })).body;
const list = async (person = owner) => (await person.call(listComments, of())).body;
const texts = async () => (await list()).comments.map(({ text }) => text);
const one = (id: string) => ({ params: { id } });
const remove = (person: Person, id: string) => person.delete(`/api/comments/${id}`);
const lastChange = async (person: Person, shootId: string) => {
  const { entries } = (await person.call(listShootActivity, { params: { id: shootId } })).body;
  return entries[0]?.id;
};
const point = { x: 380, y: 710 };

describe('a comment', () => {
  test('is read by all members, the oldest first, with its author', async () => {
    const made = await mira.post(url, { text: '  The gate opens at 3.\nNot earlier.  ' });
    expect(made).toMatchObject({ status: 201 });
    await add(owner, 'Good');
    expect((await list()).comments).toEqual([
      {
        id: expect.any(String),
        referenceId: null,
        point: null,
        parentId: null,
        about: null,
        author: { userId: mira.userId, participantId: null, name: 'Mira Byron', avatarUrl: null },
        text: 'The gate opens at 3.\nNot earlier.',
        createdAt: expect.any(String),
        editedAt: null,
        resolvedAt: null,
        resolvedBy: null,
      },
      expect.objectContaining({ text: 'Good' }),
    ]);
    expect((await list()).comments[0]).toEqual(made.body);
  });

  test('can be at a point on a reference, and have replies', async () => {
    const { id: referenceId } = await buildReference(t.database.orm, shoot);
    const at = await add(owner, 'Shimmer ends here', { reference_id: referenceId, point });
    const reply = await add(mira, 'I frame above', { parentId: at.id });
    expect(at).toMatchObject({ referenceId, point });
    expect(reply).toMatchObject({ parentId: at.id, referenceId: null, point: null });
  });

  test('can be about a change, which it names without values for as long as the activity has it', async () => {
    await owner.patch(`/api/shoots/${shoot.id}`, { title: 'At night', description: 'Gels' });
    const activityId = await lastChange(owner, shoot.id);
    const made = await add(mira, 'Why?', { activityId });
    const about = {
      ...{ activityId, kind: 'shoot', action: 'changed', title: 'At night', lists: [] },
      fields: expect.arrayContaining(['title', 'description']),
    };
    expect(made.about).toEqual(about);
    expect((await list()).comments[0]?.about).toEqual(about);
    await t.database.pool.query('delete from activity where id = $1', [activityId]);
    expect((await list()).comments[0]).toMatchObject({ text: 'Why?', about: null });
  });

  test('names what changed on a list, and comes back from the trash with it', async () => {
    const guest = await buildGuest(t.database.orm, shoot, { name: 'Dana' });
    await t.database.pool.query('update shoot_participants set call_time = $1 where id = $2', [
      '15:00',
      guest.id,
    ]);
    const activityId = await lastChange(owner, shoot.id);
    const { id, about } = await add(mira, 'Too early', { activityId });
    expect(about?.lists).toEqual([{ list: 'participants', name: 'Dana', fields: ['callTime'] }]);
    await remove(mira, id);
    await owner.call(restoreFromTrash, one(id));
    expect((await list()).comments[0]?.about).toEqual(about);
  });

  test('cannot be about a change of another shoot or team, or of a comment', async () => {
    const stranger = await signedIn(t);
    for (const person of [owner, stranger]) {
      const other = await buildShoot(t.database.orm, person.team);
      await person.patch(`/api/shoots/${other.id}`, { title: 'Elsewhere' });
      const activityId = await lastChange(person, other.id);
      expect((await mira.post(url, { text: 'Here', activityId })).status).toBe(422);
    }
    await add(owner, 'Good');
    const activityId = await lastChange(owner, shoot.id);
    expect((await mira.post(url, { text: 'Here', activityId })).status).toBe(422);
    expect(await texts()).toEqual(['Good']);
  });

  test('is added once for one key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await mira.post(url, { text: 'Once' }, key);
    expect((await mira.post(url, { text: 'Once' }, key)).body).toEqual(first.body);
    expect(await texts()).toEqual(['Once']);
  });

  test.each([
    ['text', { text: '' }, 'Please write a comment'],
    ['text', { text: ' \u200B\n' }, 'Please write a comment'],
    ['text', { text: 'x'.repeat(COMMENT_MAX + 1) }, 'This is too long: 2,000 characters at most'],
    ['text', { text: 5 }, 'This must be text'],
    ['text', { text: mentionToken(randomUUID()) }, 'You can only mention members of the team'],
    ['referenceId', { referenceId: randomUUID(), point }, 'This reference was not found'],
    ['parentId', { parentId: randomUUID() }, 'This comment was not found'],
    ['point', { point }, 'Please choose a reference and a point, or neither'],
    ['point', { referenceId: randomUUID() }, 'Please choose a reference and a point, or neither'],
    [
      'parentId',
      { referenceId: randomUUID(), point, parentId: randomUUID() },
      'A reply has the same place as its comment',
    ],
    [
      'point.x',
      { referenceId: randomUUID(), point: { x: 1001, y: 0 } },
      'This point is not on the picture',
    ],
    [
      'point.y',
      { referenceId: randomUUID(), point: { x: 0, y: -1 } },
      'This point is not on the picture',
    ],
    [
      'point.y',
      { referenceId: randomUUID(), point: { x: 0, y: 0.5 } },
      'This must be a whole number',
    ],
    ['activityId', { activityId: 2 ** 40 }, 'This change was not found'],
    ['activityId', { activityId: 0 }, 'This change was not found'],
    ['activityId', { activityId: 1.5 }, 'This must be a whole number'],
    [
      'activityId',
      { activityId: 1, parentId: randomUUID() },
      'A comment about a change is no reply and at no reference',
    ],
    ['userId', { userId: randomUUID() }, 'This field is not known'],
  ])('is refused for its %s: %j', async (field, wrong, message) => {
    const answer = await mira.post(url, { text: 'Here', ...wrong });
    expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: message } } });
    expect(await texts()).toEqual([]);
  });

  test('cannot be at a reference, or answer a comment, of another shoot or team', async () => {
    const { orm } = t.database;
    const stranger = await signedIn(t);
    const others = [await buildShoot(orm, owner.team), await buildShoot(orm, stranger.team)];
    for (const other of others) {
      const { id: referenceId } = await buildReference(orm, other);
      const parentId = await buildComment(orm, other);
      expect((await mira.post(url, { text: 'Here', referenceId, point })).status).toBe(422);
      expect((await mira.post(url, { text: 'Here', parentId })).status).toBe(422);
    }
    expect((await stranger.post(url, { text: 'Here' })).status).toBe(404);
  });

  test('is no reply to a reply', async () => {
    const { id: parentId } = await add(mira);
    const reply = await add(owner, 'There', { parentId });
    const answer = await mira.post(url, { text: 'Here', parentId: reply.id });
    expect(answer).toMatchObject({ status: 422 });
  });

  test('mentions members, and not those of other teams', async () => {
    const stranger = await signedIn(t);
    const said = `${mentionToken(mira.userId)} ${mentionToken('everyone')}`;
    expect((await add(owner, said)).text).toBe(said);
    const answer = await owner.post(url, { text: mentionToken(stranger.userId) });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { text: 'You can only mention members of the team' } },
    });
  });

  test('is one of 500 on a shoot', async () => {
    await t.database.pool.query(
      `insert into comments (team_id, shoot_id, user_id, text)
       select $1, $2, $3, 'Word ' || n from generate_series(2, ${COMMENTS_MAX}) n`,
      [owner.team.id, shoot.id, mira.userId],
    );
    const answers = await Promise.all([
      mira.post(url, { text: 'Last' }),
      owner.post(url, { text: 'Last' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)).toMatchObject({
      body: {
        code: 'quota',
        error: 'A shoot can have at most 500 comments. Please delete some first.',
      },
    });
  });

  test('is told to other browsers', async () => {
    const stream = await follow(t.app, owner.cookie);
    await add(mira);
    await vi.waitFor(() => expect(stream.told()).toContain(`comments ${shoot.id}`));
  });
});

describe('the author', () => {
  test('edits a comment, and others do not', async () => {
    const { id } = await add(mira);
    expect(
      (await mira.call(editComment, { ...one(id), body: { text: 'At 3' } })).body,
    ).toMatchObject({ text: 'At 3', editedAt: expect.any(String) });
    const refused = await owner.patch(`/api/comments/${id}`, { text: 'At 4' });
    expect(refused).toMatchObject({
      status: 403,
      body: { error: 'Only the author can edit a comment' },
    });
    expect(await texts()).toEqual(['At 3']);
  });

  test('keeps a mention of someone who left, and adds none', async () => {
    const gone = mentionToken(mira.userId);
    const { id } = await add(owner, gone);
    await t.database.pool.query('delete from team_members where user_id = $1', [mira.userId]);
    const edit = (text: string) => owner.patch(`/api/comments/${id}`, { text });
    expect((await edit(`${gone} and others`)).status).toBe(200);
    expect((await edit('Mentions none')).status).toBe(200);
    expect((await edit(gone)).status).toBe(422);
  });

  test('is not edited by the same text', async () => {
    const { id } = await add(mira, 'Same');
    const same = await mira.call(editComment, { ...one(id), body: { text: 'Same' } });
    expect(same.body.editedAt).toBeNull();
  });

  test('keeps the name of today, and leaves no name when the account is deleted', async () => {
    await add(mira);
    const author = async () => (await list()).comments[0]?.author;
    const { pool } = t.database;
    await pool.query("update profiles set first_name = 'Mirabel' where user_id = $1", [
      mira.userId,
    ]);
    expect(await author()).toMatchObject({ name: 'Mirabel Byron' });
    await pool.query('delete from team_members where user_id = $1', [mira.userId]);
    expect(await author()).toMatchObject({ userId: mira.userId, name: 'Mirabel Byron' });
    await pool.query('delete from users where id = $1', [mira.userId]);
    expect(await author()).toEqual({
      ...{ userId: null, participantId: null },
      ...{ name: null, avatarUrl: null },
    });
  });

  test('can be a participant, whose name stays when they leave the crew', async () => {
    const { orm, pool } = t.database;
    const guest = await buildGuest(orm, shoot, { name: 'Kim Sato' });
    await buildComment(orm, shoot, { participantId: guest.id, authorName: 'Kim' });
    const author = async () => (await list()).comments[0]?.author;
    expect(await author()).toMatchObject({ participantId: guest.id, name: 'Kim Sato' });
    await pool.query('delete from shoot_participants where id = $1', [guest.id]);
    expect(await author()).toMatchObject({ participantId: null, name: 'Kim' });
  });
});

describe('a comment is resolved', () => {
  test('and reopened by any member', async () => {
    const { id } = await add(owner);
    const resolve = async (person: Person, isResolved: boolean) =>
      (await person.call(resolveComment, { ...one(id), body: { isResolved } })).body;
    const resolved = await resolve(mira, true);
    expect(resolved).toMatchObject({ resolvedAt: expect.any(String), resolvedBy: 'Mira Byron' });
    expect(await resolve(owner, true)).toEqual(resolved);
    expect(await resolve(owner, false)).toMatchObject({ resolvedAt: null, resolvedBy: null });
  });

  test('and a reply is not', async () => {
    const { id: parentId } = await add(owner);
    const { id } = await add(mira, 'There', { parentId });
    const refused = await mira.patch(`/api/comments/${id}/resolved`, { isResolved: true });
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { isResolved: 'A reply cannot be resolved' } },
    });
  });
});

describe('a comment is deleted', () => {
  test.each([
    ['their own', 'member', true],
    ['others', 'admin', true],
    ['others', 'member', false],
  ] as const)('%s: by a %s: %s', async (whose, role, isAllowed) => {
    const person = await signedIn(t, { team: owner.team, role });
    const { id } = await add(whose === 'others' ? mira : person);
    const answer = await remove(person, id);
    expect(answer.status).toBe(isAllowed ? 200 : 403);
    expect(await texts()).toHaveLength(isAllowed ? 0 : 1);
  });

  test('with its replies, and comes back with them', async () => {
    const { id: referenceId } = await buildReference(t.database.orm, shoot);
    const { id } = await add(mira, 'Shimmer ends here', { referenceId, point });
    await add(owner, 'I frame above', { parentId: id });
    await mira.call(resolveComment, { ...one(id), body: { isResolved: true } });
    const before = await list();
    await mira.call(deleteComment, one(id));
    expect(await texts()).toEqual([]);
    const [entry] = (await owner.call(listTrash, {})).body.entries;
    expect(entry).toMatchObject({
      ...{ id, kind: 'comment', title: 'Shimmer ends here' },
      ...{ shootId: shoot.id, shootTitle: shoot.title, counts: { comments: 2 } },
    });
    await owner.call(restoreFromTrash, one(id));
    expect(await list()).toEqual(before);
  });

  test('with its shoot, and comes back with it', async () => {
    const { id } = await add(mira);
    await add(owner, 'There', { parentId: id });
    const before = (await list()).comments;
    await owner.delete(`/api/shoots/${shoot.id}`);
    await owner.call(restoreFromTrash, one(shoot.id));
    expect((await list()).comments).toEqual(before);
  });

  test('before its shoot, its reference or its thread: it waits for them in the trash, and says of which shoot it is', async () => {
    const { id: referenceId } = await buildReference(t.database.orm, shoot);
    const onShoot = await add(mira);
    const atPoint = await add(mira, 'Shimmer ends here', { referenceId, point });
    const reply = await add(owner, 'I frame above', { parentId: onShoot.id });
    const restore = async (id: string) => (await owner.call(restoreFromTrash, one(id))).body.isBack;
    for (const { id } of [reply, onShoot]) await owner.call(deleteComment, one(id));
    expect(await restore(reply.id)).toBe(false);
    expect(await restore(onShoot.id)).toBe(true);
    await owner.call(deleteComment, one(atPoint.id));
    await owner.delete(`/api/references/${referenceId}`);
    expect(await restore(atPoint.id)).toBe(false);

    await owner.call(deleteComment, one(onShoot.id));
    await owner.delete(`/api/shoots/${shoot.id}`);
    const { entries } = (await owner.call(listTrash, {})).body;
    expect(entries.map(({ kind, shootTitle }) => [kind, shootTitle])).toEqual([
      ['shoot', null],
      ['comment', shoot.title],
    ]);
    expect(await restore(onShoot.id)).toBe(false);
    expect(await restore(shoot.id)).toBe(true);
    expect(await texts()).toContain('I frame above');
  });

  test('and cannot come back to a full shoot', async () => {
    const { id } = await add(mira);
    await mira.call(deleteComment, one(id));
    await t.database.pool.query(
      `insert into comments (team_id, shoot_id, text)
       select $1, $2, 'Word' from generate_series(1, ${COMMENTS_MAX})`,
      [owner.team.id, shoot.id],
    );
    expect(await owner.post(`/api/trash/${id}/restore`)).toMatchObject({
      status: 422,
      body: { code: 'quota' },
    });
  });

  test('with the account of its author in the meantime: it comes back without a name', async () => {
    const { id } = await add(mira);
    await owner.call(deleteComment, one(id));
    await t.database.pool.query('delete from users where id = $1', [mira.userId]);
    await owner.call(restoreFromTrash, one(id));
    expect((await list()).comments[0]?.author).toMatchObject({ userId: null, name: null });
  });
});

describe('comments at a reference', () => {
  test('go and come back with it, replies included', async () => {
    const { id: referenceId } = await buildReference(t.database.orm, shoot);
    const { id } = await add(mira, 'Shimmer ends here', { referenceId, point });
    await add(owner, 'I frame above', { parentId: id });
    const before = (await list()).comments;
    await owner.delete(`/api/references/${referenceId}`);
    expect(await texts()).toEqual([]);
    expect((await mira.patch(`/api/comments/${id}`, { text: 'There' })).status).toBe(404);
    await owner.call(restoreFromTrash, one(referenceId));
    expect((await list()).comments).toEqual(before);
  });

  test('are gone with it, also from the trash and without a trace in the activity', async () => {
    const { id: referenceId } = await buildReference(t.database.orm, shoot);
    const kept = await add(mira, 'Shimmer ends here', { referenceId, point });
    const { id } = await add(mira, 'No shimmer', { referenceId, point });
    await mira.call(deleteComment, one(id));
    await owner.delete(`/api/references/${referenceId}`);
    await owner.delete(`/api/trash/${referenceId}`);
    expect((await owner.call(listTrash, {})).body.entries).toEqual([]);
    const { rows } = await t.database.pool.query(
      "select action from activity where subject_id = $1 and action = 'deleted'",
      [kept.id],
    );
    expect(rows).toEqual([]);
  });
});

describe('what a member has seen', () => {
  test('is told to others, and never goes back', async () => {
    const { createdAt } = await add(mira);
    const seen = async () =>
      (await list(mira)).members.find(({ userId }) => userId === owner.userId)?.seenAt;
    const mark = (upTo: string) => owner.call(markCommentsSeen, { ...of(), body: { upTo } });
    expect(await seen()).toBeNull();
    await mark(createdAt);
    expect(await seen()).toBe(createdAt);
    await mark('2020-01-01T00:00:00Z');
    expect(await seen()).toBe(createdAt);
    await mark('2190-01-01T00:00:00Z');
    expect(Date.parse((await seen())!)).toBeLessThanOrEqual(Date.now());
  });

  test('changes nothing else the second time', async () => {
    const { createdAt } = await add(mira);
    const revision = async () => (await owner.get('/api/revision')).body;
    await owner.post(`${url}/seen`, { upTo: createdAt });
    const before = await revision();
    await owner.post(`${url}/seen`, { upTo: createdAt });
    expect(await revision()).toEqual(before);
  });

  test('names the members of the team, by name and without addresses', async () => {
    const { members } = await list();
    expect(members.map(({ name }) => name)).toEqual(['Ada Byron', 'Mira Byron']);
    expect(JSON.stringify(await list())).not.toContain('@example.org');
  });
});

test('comments are closed to people with a personal link, until a member opens them', async () => {
  const open = async (isOpenToLinks: boolean) =>
    (await mira.call(openComments, { ...of(), body: { isOpenToLinks } })).body;
  expect((await list()).isOpenToLinks).toBe(false);
  expect(await open(true)).toEqual({ isOpenToLinks: true });
  expect((await list()).isOpenToLinks).toBe(true);
  await open(false);
  expect((await list()).isOpenToLinks).toBe(false);
});

test('a copy of a shoot has no comments', async () => {
  await add(mira);
  await mira.call(openComments, { ...of(), body: { isOpenToLinks: true } });
  const { body } = await owner.post(`/api/shoots/${shoot.id}/duplicate`, {});
  const copy = await owner.call(listComments, { params: { id: (body as Comment).id } });
  expect(copy.body).toMatchObject({ comments: [], isOpenToLinks: false });
});

test('a person who writes a lot waits', async () => {
  const limited = await testApp({ env: { rateLimits: true } });
  const person = await signedIn(limited);
  const { id } = await buildShoot(limited.database.orm, person.team);
  const statuses: number[] = [];
  for (let number = 0; number <= 30; number++)
    statuses.push((await person.post(`/api/shoots/${id}/comments`, { text: `${number}` })).status);
  await limited.close();
  expect(statuses.filter((status) => status === 201)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});
