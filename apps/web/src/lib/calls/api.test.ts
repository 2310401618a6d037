import { defineEndpoint } from '@lensemble/contract/endpoint';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { onTeamChanged, setShownTeam } from '../teams/shown-team.ts';
import { ApiError, callApi, callList, sentenceOf } from './api.ts';

const thing = z.object({ id: z.string() });
const change = defineEndpoint({
  method: 'PATCH',
  path: '/api/things/:id',
  access: 'team',
  params: thing,
  body: z.object({ name: z.string() }),
  response: thing,
});

const fetchStub = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchStub);
beforeEach(() => setShownTeam(undefined));
afterEach(() => fetchStub.mockReset());

test('a call goes to the filled path with cookie, JSON and headers', async () => {
  fetchStub.mockResolvedValue(Response.json({ id: 'a/b' }));
  const answer = await callApi(change, {
    params: { id: 'a/b' },
    body: { name: 'x' },
    query: { q: 'ä', none: undefined },
    headers: { 'if-match': '"3"' },
  });
  expect(answer).toEqual({ id: 'a/b' });
  expect(fetchStub).toHaveBeenCalledWith('/api/things/a%2Fb?q=%C3%A4', {
    method: 'PATCH',
    credentials: 'include',
    headers: { 'content-type': 'application/json', 'if-match': '"3"' },
    body: '{"name":"x"}',
  });
});

test('a refusal carries the status, the code, the sentence and the fields', async () => {
  const body = { error: 'Not so', code: 'invalid', fields: { name: 'Name is required' } };
  fetchStub.mockResolvedValue(Response.json(body, { status: 422 }));
  const error = await callApi(change, { params: { id: '1' }, body: { name: '' } }).catch((e) => e);
  expect(error).toBeInstanceOf(ApiError);
  const { code, fields } = body;
  expect(error).toMatchObject({ status: 422, code, fields, sentence: 'Not so' });
  expect(error.message).toBe(`422: ${JSON.stringify(body)}`);
});

test('the message falls back to the status text, the sentence to the caller’s', () => {
  const error = new ApiError(502, 'Bad Gateway', '');
  expect(error.message).toBe('502: Bad Gateway');
  expect(sentenceOf(error, 'Failed')).toBe('Failed');
  expect(new ApiError(502, 'Bad Gateway', '<html>').fields).toEqual({});
  expect(sentenceOf(new TypeError('fetch failed'), 'Failed')).toBe('Failed');
});

const change1 = () => callApi(change, { params: { id: '1' }, body: { name: 'x' } });

test('a call of a team says which one it is meant for', async () => {
  setShownTeam('team-1');
  fetchStub.mockResolvedValue(Response.json({ id: '1' }));
  await change1();
  expect(fetchStub.mock.lastCall?.[1]?.headers).toMatchObject({ 'lensemble-team': 'team-1' });
});

const list = defineEndpoint({
  method: 'GET',
  path: '/api/things',
  access: 'team',
  response: z.array(thing),
});

test('a list that comes in several parts arrives as one', async () => {
  const link = { link: '</api/things?after=b>; rel="next"' };
  fetchStub
    .mockResolvedValueOnce(Response.json([{ id: 'a' }, { id: 'b' }], { headers: link }))
    .mockResolvedValueOnce(Response.json([{ id: 'c' }]));
  const { signal } = new AbortController();
  expect(await callList(list, signal)).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  expect(fetchStub.mock.calls.map(([address]) => address)).toEqual([
    '/api/things',
    '/api/things?after=b',
  ]);
});

test('a list of which a part fails does not arrive in part', async () => {
  const link = { link: '</api/things?after=b>; rel="next"' };
  fetchStub
    .mockResolvedValueOnce(Response.json([{ id: 'a' }], { headers: link }))
    .mockResolvedValueOnce(Response.json({}, { status: 503 }));
  const { signal } = new AbortController();
  await expect(callList(list, signal)).rejects.toBeInstanceOf(ApiError);
});

test('an answer for a team that is not shown any more never arrives', async () => {
  setShownTeam('team-1');
  const arrived = vi.fn();
  for (const status of [200, 409]) {
    fetchStub.mockImplementation(async () => {
      setShownTeam('team-2');
      return Response.json({ id: '1' }, { status });
    });
    setShownTeam('team-1');
    change1().then(arrived, arrived);
  }
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(arrived).not.toHaveBeenCalled();
});

test('a call that comes too late for its team is reported to the listeners', async () => {
  const heard = vi.fn();
  const stop = onTeamChanged(heard);
  const body = { error: 'You switched to another team', code: 'team_changed' };
  fetchStub.mockResolvedValue(Response.json(body, { status: 409 }));
  await expect(change1()).rejects.toBeInstanceOf(ApiError);
  expect(heard).toHaveBeenCalledOnce();
  stop();
});
