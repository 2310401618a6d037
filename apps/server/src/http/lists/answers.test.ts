import { setImmediate as nextTurn } from 'node:timers/promises';
import { listShoots } from '@lensemble/contract/shoots';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { TeamScope } from '../../access/scope.ts';
import { makeLists } from './answers.ts';

const CALLS = 10;

test('four answers are in memory at a time, and all of them are sent', async () => {
  const answer = makeLists({ listCache: false })(listShoots);
  let [running, most] = [0, 0];
  const load = async () => {
    running += 1;
    most = Math.max(most, running);
    await nextTurn();
    running -= 1;
    return { entries: [] };
  };
  let sent = 0;
  const reply = {
    headers: () => reply,
    header: () => reply,
    type: () => reply,
    send: () => {
      sent += 1;
      return reply;
    },
  } as unknown as FastifyReply;
  const request = { headers: {} } as FastifyRequest;
  const scopeOf = (team: number) => ({ teamId: `team ${team}`, revision: 1 }) as TeamScope;
  await Promise.all(
    Array.from({ length: CALLS }, (_, team) =>
      answer({ request, reply, scope: scopeOf(team) }, load),
    ),
  );
  expect([most, sent]).toEqual([4, CALLS]);
});
