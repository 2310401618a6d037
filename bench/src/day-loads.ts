import { randomUUID } from 'node:crypto';
import { getCallLink, listCalls } from '@lensemble/contract/calls';
import { type BodyOf, endpointPath, type ResponseOf } from '@lensemble/contract/endpoint';
import { applyOperations, type Operation } from '@lensemble/contract/operations';
import { updateShootResources } from '@lensemble/contract/shoot-resources';
import { newShot } from '@lensemble/contract/shots';
import { send } from './catalogue-team.ts';
import type { Load } from './load.ts';
import { compressed } from './request-loads.ts';
import type { Visitor } from './team.ts';

const SHOTS = 20;

const made = () => ({ id: randomUUID(), base: {}, at: new Date().toISOString() });

const operationsPath = (id: string) => endpointPath(applyOperations.path, { id });

/** Puts shots on the list of the shoot, which the load marks one after the other. */
export async function operationLoad(visitor: Visitor, id: string): Promise<Load> {
  const shots = Array.from({ length: SHOTS }, () => randomUUID());
  const bodyOf = (...operations: Operation[]): BodyOf<typeof applyOperations> => ({ operations });
  const addition = (target: string): Operation => ({
    ...made(),
    ...{ kind: 'addShot', target, fields: newShot.parse({ title: 'Fog over the lake' }) },
  });
  const path = operationsPath(id);
  await send(visitor, applyOperations.method, path, bodyOf(...shots.map(addition)));
  let number = 0;
  const mark = (): Operation => {
    const target = shots[number % SHOTS] ?? '';
    const state = Math.floor(number / SHOTS) % 2 === 0 ? 'skipped' : 'open';
    number += 1;
    return { ...made(), kind: 'markShot', target, fields: { state, actualEnd: null } };
  };
  const { origin, cookie } = visitor;
  return {
    url: origin + path,
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/json' },
    each: () => ({ body: JSON.stringify(bodyOf(mark())) }),
  };
}

/** The page of a participant, who is put on the shoot. */
export async function personalPageLoad(visitor: Visitor, id: string): Promise<Load> {
  const { method, path } = updateShootResources;
  const participants: BodyOf<typeof updateShootResources> = { participants: [{ name: 'Yuki' }] };
  await send(visitor, method, endpointPath(path, { id }), participants);
  const ask = async <T>(address: string): Promise<T> => {
    const answer = await fetch(visitor.origin + address, { headers: { cookie: visitor.cookie } });
    return (await answer.json()) as T;
  };
  const calls = await ask<ResponseOf<typeof listCalls>>(endpointPath(listCalls.path, { id }));
  const participantId = calls[0]?.participantId ?? '';
  const link = await ask<ResponseOf<typeof getCallLink>>(
    endpointPath(getCallLink.path, { id, participantId }),
  );
  return compressed({ url: link.url });
}
