import { addReference } from '@lensemble/contract/references';
import { updateShootResources } from '@lensemble/contract/shoot-resources';
import { createShoot, type ShootDetail } from '@lensemble/contract/shoots';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { useMutation } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/calls/api.ts';
import { confirmAccount } from '@/lib/device/device-account.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import type { Entry } from '../lib/entries.ts';

/** Keeps a shot for another day: as an idea with its note, place, picture, people and things. */
export function useIdea(shoot: ShootDetail, entry: Entry) {
  return useMutation({
    // Fails with a message instead of waiting for the network.
    networkMode: 'always',
    mutationFn: async () => {
      await confirmAccount();
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
      const isComplete = await Promise.allSettled([
        callApi(updateShootResources, {
          params: { id },
          body: { costumeIds, propIds, equipmentIds, participants: crew },
        }),
        ...(picture
          ? [callApi(addReference, { params: { id }, body: { url: picture.url, notes: null } })]
          : []),
      ]);
      return { id, isComplete: isComplete.every(({ status }) => status === 'fulfilled') };
    },
    onSuccess: ({ id, isComplete }) =>
      toast({
        title: onSetWords('ideaSaved', { title: entry.name }),
        ...(!isComplete && { description: onSetWords('ideaInPart') }),
        action: {
          label: onSetWords('openIdea'),
          run: () => window.location.assign(`/shoots/${id}`),
        },
      }),
    onError: (error) => toastError(sentenceOf(error, onSetWords('ideaFailed'))),
  });
}
