import { randomUUID } from 'node:crypto';
import { mentionToken } from '@lensemble/contract/comment-text';
import { addComment, listComments, openComments } from '@lensemble/contract/comments';
import { listTrash } from '@lensemble/contract/trash';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import {
  buildCallLink,
  buildComment,
  buildGuest,
  buildReference,
  buildShoot,
} from '../../testing/shoots.ts';

let t: TestApp;
let mira: Awaited<ReturnType<typeof signedIn>>;
let shoot: Awaited<ReturnType<typeof buildShoot>>;
let kim: Awaited<ReturnType<typeof buildGuest>>;
let path: string;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  const { orm } = t.database;
  mira = await signedIn(t, { firstName: 'Mira' });
  shoot = await buildShoot(orm, mira.team, { date: '2126-11-22' });
  kim = await buildGuest(orm, shoot, { name: 'Kim Sato', email: 'kim@example.org' });
  path = `/call/${await buildCallLink(orm, t.env, kim)}`;
  await open(true);
});
afterAll(() => t.close());

const of = () => ({ params: { id: shoot.id } });
const open = (isOpenToLinks: boolean) =>
  mira.call(openComments, { ...of(), body: { isOpenToLinks } });
const comments = async () => (await mira.call(listComments, of())).body.comments;
const say = async (text: string, more: object = {}) =>
  (await mira.call(addComment, { ...of(), body: { text, ...more } })).body;
const page = async (at = path) => (await t.app.inject({ url: at })).payload;
const send = (to: string, fields: Record<string, string>, app = t.app) =>
  app.inject({
    method: 'POST',
    url: `${path}${to}`,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('the page of a participant', () => {
  test('shows the comments with names, mentions and safe links, and no address', async () => {
    const said = `${mentionToken(mira.userId)} ${mentionToken(randomUUID())} https://example.org/a <b>`;
    await buildComment(t.database.orm, shoot, { userId: mira.userId, text: said });
    const shown = await page();
    expect(shown).toContain('Mira Byron');
    expect(shown).toContain('@Mira Byron');
    expect(shown).toContain('@Someone who left');
    expect(shown).toContain(
      '<a href="https://example.org/a" rel="noopener noreferrer nofollow ugc" target="_blank">https://example.org/a</a> &lt;b&gt;',
    );
    expect(shown).not.toContain('@example.org');
  });

  test('shows none, and takes none, while the team keeps them to itself', async () => {
    await say('Between us');
    await open(false);
    const shown = await page();
    expect(shown).not.toContain('Between us');
    expect(shown).not.toContain('id="comments"');
  });

  test('tells who still had it open that the team closed the comments, and keeps the words', async () => {
    await say('Between us');
    await send('/comments', { text: 'Mine' });
    const id = (await comments())[1]?.id ?? '';
    await open(false);
    const forms = [
      ['/comments', { text: 'I am <late>' }],
      ['/comments', { text: 'I am <late>', parent: id }],
      ['/comments/edit', { text: 'I am <late>', id }],
    ] as const;
    for (const [to, fields] of forms) {
      const refused = await send(to, fields);
      expect(refused.statusCode).toBe(422);
      expect(refused.payload).toContain(
        'role="alert">Not saved: the team has closed the comments<',
      );
      expect(refused.payload).toContain('readonly>I am &lt;late&gt;</textarea>');
      expect(refused.payload).not.toContain('Between us');
    }
    const refused = await send('/comments/remove', { id });
    expect(refused.payload).toContain('Not saved: the team has closed the comments');
    expect(refused.payload).not.toContain('readonly');
    expect((await comments()).map(({ text }) => text)).toEqual(['Between us', 'Mine']);
  });

  test('names others as everywhere on the page, and not those who have left', async () => {
    const { orm, pool } = t.database;
    const crewId = await buildItem(orm, mira.team, 'personnel', {
      ...{ name: 'Zelda Quillfeather', notNamed: true },
    });
    const zelda = await buildGuest(orm, shoot, {
      ...{ name: 'Zelda', personnelId: crewId, role: 'Stylist' },
    });
    const author = { participantId: zelda.id, authorName: 'Zelda Quillfeather' };
    await buildComment(orm, shoot, { ...author, text: 'It rains' });
    expect(await page()).toContain('<b dir="auto">Stylist</b>');
    await pool.query('delete from shoot_participants where id = $1', [zelda.id]);
    const shown = await page();
    expect(shown).toContain('<b dir="auto">Someone who left</b>');
    expect(shown).not.toContain('Quillfeather');
  });

  test('names no member who asked not to be named, nor one who has left', async () => {
    const { orm } = t.database;
    const said = `Ask ${mentionToken(mira.userId)}`;
    await buildComment(orm, shoot, { userId: mira.userId, text: said });
    const { userId } = await signedIn(t, { firstName: 'Quincy' });
    await buildComment(orm, shoot, { userId, text: 'Gone' });
    const before = await page();
    expect(before).toContain('<b dir="auto">Mira Byron</b>');
    expect(before).toContain('<b dir="auto">Someone who left</b>');
    expect(before).not.toContain('Quincy');
    await buildItem(orm, mira.team, 'personnel', {
      ...{ name: 'Mira', notNamed: true, userId: mira.userId },
    });
    const shown = await page();
    expect(shown).toContain('<b dir="auto">Someone from the team</b>');
    expect(shown).toContain('@Someone from the team');
    expect(shown).not.toContain('Mira Byron');
  });

  test('leaves out what is said at a deleted reference', async () => {
    const { id: referenceId } = await buildReference(t.database.orm, shoot);
    await say('Shimmer ends here', { referenceId, point: { x: 1, y: 2 } });
    expect(await page()).toContain('Reference 1');
    await mira.delete(`/api/references/${referenceId}`);
    expect(await page()).not.toContain('Shimmer ends here');
  });
});

describe('a participant', () => {
  test('writes, replies, edits and deletes their own comments', async () => {
    const { id: parent } = await say('When do we meet?');
    const sent = await send('/comments', { text: 'At 3,\r\nI think', parent });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `${path}#comments`]);
    const [, reply] = await comments();
    expect(reply).toMatchObject({
      ...{ text: 'At 3,\nI think', parentId: parent },
      author: { userId: null, participantId: kim.id, name: 'Kim Sato' },
    });
    const id = reply?.id ?? '';
    await send('/comments/edit', { id, text: 'At 4' });
    expect((await comments())[1]).toMatchObject({ text: 'At 4', editedAt: expect.any(String) });
    await send('/comments/remove', { id });
    expect(await comments()).toHaveLength(1);
    const [entry] = (await mira.call(listTrash, {})).body.entries;
    expect(entry).toMatchObject({ id, kind: 'comment', deletedBy: 'Kim Sato' });
  });

  test('changes no comment of others, nor one of another shoot', async () => {
    const { orm } = t.database;
    const other = await buildShoot(orm, mira.team);
    const elsewhere = await buildComment(orm, other, { text: 'Elsewhere' });
    const { id } = await say('Mine');
    for (const each of [id, elsewhere]) {
      await send('/comments/edit', { id: each, text: 'Taken over' });
      await send('/comments/remove', { id: each });
    }
    expect((await comments()).map(({ text }) => text)).toEqual(['Mine']);
    const { rows } = await t.database.pool.query('select text from comments where id = $1', [
      elsewhere,
    ]);
    expect(rows).toEqual([{ text: 'Elsewhere' }]);
    expect((await send('/comments', { text: 'Here', parent: elsewhere })).statusCode).toBe(422);
  });

  test('adds one comment with a form that is sent twice', async () => {
    await Promise.all([1, 2].map(() => send('/comments', { text: 'I am late' })));
    expect(await comments()).toHaveLength(1);
  });

  test.each([
    ['', 'Please write a comment'],
    ['x'.repeat(2001), 'This is too long: 2,000 characters at most'],
    ['Hi @{everyone}', 'You can only mention members of the team'],
  ])('reads why "%.10s" is refused, and finds it again', async (text, reason) => {
    const refused = await send('/comments', { text });
    expect(refused.statusCode).toBe(422);
    expect(refused.payload).toContain(reason);
    expect(refused.payload).toContain(`>${text}</textarea>`);
    expect(await comments()).toEqual([]);
  });

  test('finds a refused change in its own form', async () => {
    await send('/comments', { text: 'At 3' });
    const [own] = await comments();
    const refused = await send('/comments/edit', { id: own?.id ?? '', text: '  ' });
    expect(refused.payload).toMatch(/<details class="comment-more" open>/);
    expect(refused.payload.match(/role="alert"/g)).toHaveLength(1);
  });

  test.each([
    ['a reply to', '/comments', 'parent'],
    ['a change of', '/comments/edit', 'id'],
  ])('finds %s a comment that is gone in the form for a new one', async (_, to, field) => {
    const refused = await send(to, { text: 'At the gate', [field]: randomUUID() });
    expect(refused.statusCode).toBe(422);
    expect(refused.payload.match(/role="alert">This comment was not found</g)).toHaveLength(1);
    expect(refused.payload).toContain('>At the gate</textarea>');
  });

  test('with a link that has ended gets the page that says so', async () => {
    await t.database.pool.query('update call_links set is_off = true where participant_id = $1', [
      kim.id,
    ]);
    expect((await send('/comments', { text: 'Hello' })).statusCode).toBe(404);
    expect(await comments()).toEqual([]);
  });

  test('waits after thirty in an hour', async () => {
    const limited = await testApp({ env: { rateLimits: true } });
    const { orm } = limited.database;
    const owner = await signedIn(limited);
    const plan = await buildShoot(orm, owner.team, { date: '2126-11-22' });
    const guest = await buildGuest(orm, plan);
    path = `/call/${await buildCallLink(orm, limited.env, guest)}`;
    await owner.call(openComments, { params: { id: plan.id }, body: { isOpenToLinks: true } });
    const statuses: number[] = [];
    for (let number = 0; number <= 30; number++)
      statuses.push((await send('/comments', { text: `${number}` }, limited.app)).statusCode);
    await limited.close();
    expect(statuses.filter((status) => status === 303)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});
