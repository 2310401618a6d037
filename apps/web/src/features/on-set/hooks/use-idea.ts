import { addReference } from '@lensemble/contract/references';
import { updateShootResources } from '@lensemble/contract/shoot-resources';
import { createShoot, type ShootDetail } from '@lensemble/contract/shoots';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { callApi } from '@/lib/calls/api.ts';
import { toast } from '@/lib/shell/toast.ts';
import type { Entry } from '../lib/entries.ts';
import { useRequest } from './use-request.ts';

/** Keeps a shot for another day: as an idea with its note, place, picture, people and things. */
export function useIdea(shoot: ShootDetail, entry: Entry) {
  return useRequest(async () => {
    const { locationId, timeZone, participants, references } = shoot;
    const { id } = await callApi(createShoot, {
      body: { title: entry.name, description: entry.notes, locationId, timeZone },
      // Another attempt makes no second idea.
      headers: { 'idempotency-key': entry.id },
    });
    const picture = references.find((each) => each.id === entry.referenceId);
    const { costumeIds, propIds, equipmentIds } = entry;
    const people = participants.filter((each) => entry.participantIds.includes(each.id));
    const crew = people.map(({ personnelId, name, role, email }) => ({
      ...{ personnelId, name, role, email },
    }));
    const added = await Promise.allSettled([
      callApi(updateShootResources, {
        params: { id },
        body: { costumeIds, propIds, equipmentIds, participants: crew },
      }),
      ...(picture
        ? [callApi(addReference, { params: { id }, body: { url: picture.url, notes: null } })]
        : []),
    ]);
    toast({
      title: onSetWords('ideaSaved', { title: entry.name }),
      ...(added.some(({ status }) => status === 'rejected') && {
        description: onSetWords('ideaInPart'),
      }),
      action: {
        label: onSetWords('openIdea'),
        run: () => window.location.assign(`/shoots/${id}`),
      },
    });
  }, onSetWords('ideaFailed'));
}
