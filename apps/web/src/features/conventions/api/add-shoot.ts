import { updateShootResources } from '@lensemble/contract/shoot-resources';
import { createShoot, type Shoot } from '@lensemble/contract/shoots';
import type { ConventionMember } from '@lensemble/contract/timetable-free';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '@/lib/calls/api.ts';
import { onceEach } from '@/lib/calls/once-each.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';

export type PlannedFields = Pick<Shoot, 'title' | 'date' | 'time' | 'durationMinutes'> & {
  readonly conventionId: string;
  readonly meetingPointId: string | null;
  readonly locationId: string | null;
  readonly timeZone?: string;
};

interface Planned {
  readonly fields: PlannedFields;
  readonly crew: readonly ConventionMember[];
}

interface Added {
  readonly shoot: Shoot;
  /** Whether it also has its crew. */
  readonly isComplete: boolean;
}

/** Adds a shoot to a convention, with its crew. The same shoot again, after a lost answer, makes no second one. */
export function useAddShoot() {
  const [once] = useState(onceEach);
  return useMutation({
    mutationFn: async ({ fields, crew }: Planned): Promise<Added> => {
      const body = { ...fields, status: 'planning' } as const;
      const shoot = await once(JSON.stringify(body), (key) =>
        callApi(createShoot, { body, headers: { 'idempotency-key': key } }),
      );
      if (crew.length === 0) return { shoot, isComplete: true };
      const participants = crew.map(({ personnelId, role }) => ({ personnelId, role }));
      const isComplete = await callApi(updateShootResources, {
        params: { id: shoot.id },
        body: { participants },
      }).then(
        () => true,
        () => false,
      );
      return { shoot, isComplete };
    },
    onSettled: (_added, _error, _planned, _result, { client }) =>
      client.invalidateQueries({ queryKey: listShootsQuery.queryKey }),
  });
}
