import type { NewShot } from '@lensemble/contract/shots';
import type { Wish } from '@/lib/day/new-operation.ts';

const nothing: NewShot = {
  kind: 'shot',
  title: null,
  minutes: 0,
  pin: null,
  notes: null,
  referenceId: null,
  participantIds: [],
  costumeIds: [],
  propIds: [],
  equipmentIds: [],
};

/** Adds a shot. @param after the entry that it follows; undefined for the end of the list */
export const newShotWith = (
  id: string,
  fields: Pick<NewShot, 'title' | 'minutes' | 'participantIds'>,
  after: string | undefined,
): Wish => ({
  kind: 'addShot',
  target: id,
  fields: { ...nothing, ...fields, ...(after === undefined ? {} : { after }) },
  base: {},
});
