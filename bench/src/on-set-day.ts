import { randomUUID } from 'node:crypto';
import { OPERATIONS_AT_ONCE_MAX } from '@lensemble/contract/constants';
import { endpointPath } from '@lensemble/contract/endpoint';
import { applyOperations, getDay } from '@lensemble/contract/operations';
import { addReference } from '@lensemble/contract/references';
import { createShoot } from '@lensemble/contract/shoots';
import type { Page } from '@playwright/test';
import { keepPhotos, send } from './catalogue-team.ts';
import { shootBody, type Visitor } from './team.ts';

export const SHOTS = 100;
export const REFERENCES = 60;
export const OPERATIONS = 500;

/** Plans a day of today with pictures. @returns the id of the shoot */
export async function planDay(visitor: Visitor): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const body = { ...shootBody(0), status: 'planning', date: today, time: '00:00' };
  const { id } = await send<{ id: string }>(visitor, 'POST', createShoot.path, body);
  const photos = await keepPhotos(visitor);
  const referenceIds: string[] = [];
  for (let number = 0; number < REFERENCES; number += 1) {
    const url = photos[number % photos.length];
    const added = await send<{ id: string }>(
      visitor,
      'POST',
      endpointPath(addReference.path, { id }),
      { url },
    );
    referenceIds.push(added.id);
  }
  const operations = Array.from({ length: SHOTS }, (_, number) => ({
    ...{ id: randomUUID(), kind: 'addShot', target: randomUUID(), base: {} },
    fields: { title: `Lanterns, part ${number}`, referenceId: referenceIds[number] ?? null },
    at: new Date().toISOString(),
  }));
  for (let first = 0; first < SHOTS; first += OPERATIONS_AT_ONCE_MAX)
    await send(visitor, 'POST', endpointPath(applyOperations.path, { id }), {
      operations: operations.slice(first, first + OPERATIONS_AT_ONCE_MAX),
    });
  return id;
}

export interface DayShot {
  readonly id: string;
  readonly notes: string | null;
}

export async function shotsOf(visitor: Visitor, id: string): Promise<DayShot[]> {
  const address = visitor.origin + endpointPath(getDay.path, { id });
  const answer = await fetch(address, { headers: { cookie: visitor.cookie } });
  return ((await answer.json()) as { shots: DayShot[] }).shots;
}

/** Puts changes of notes into the queue of the device, as *On set* does: one row each. */
export async function queueNotes(page: Page, shootId: string, shots: readonly DayShot[]) {
  const changes = Array.from({ length: OPERATIONS }, (_, number) => {
    const shot = shots[number % shots.length];
    const before = number < shots.length ? null : `note ${number - shots.length}`;
    return {
      ...{ id: randomUUID(), kind: 'changeShot', target: shot?.id },
      ...{ fields: { notes: `note ${number}` }, base: { notes: before } },
      at: new Date().toISOString(),
    };
  });
  await page.evaluate(
    async ([shoot, operations]) => {
      const done = (request: IDBRequest | IDBTransaction) =>
        new Promise((resolve, reject) => {
          request.addEventListener('success', resolve);
          request.addEventListener('complete', resolve);
          request.addEventListener('error', reject);
        });
      const opening = indexedDB.open('lensemble');
      await done(opening);
      const database = opening.result;
      const reading = database.transaction('account').objectStore('account').get('current');
      await done(reading);
      const writing = database.transaction('operations', 'readwrite');
      for (const [order, operation] of operations.entries())
        writing.objectStore('operations').put({
          ...{ account: reading.result.userId, shootId: shoot, id: operation.id },
          ...{ order, operation },
        });
      await done(writing);
      database.close();
    },
    [shootId, changes] as const,
  );
}
