import type { Orm } from '../db/orm.ts';
import { shoots } from '../db/schema/shoots.ts';
import type { BuiltPerson } from './factories.ts';

/** A kind of record that routes name by an id in their path. */
export interface RecordKind {
  /** Makes one in a person's team. @returns its id */
  readonly make: (orm: Orm, owner: BuiltPerson) => Promise<string>;
  /** For each route that takes a body, one that it would accept: `METHOD path` -> body. */
  readonly bodies: Readonly<Record<string, unknown>>;
}

/**
 * What stands behind the path parameters of the API, by the path up to and with the parameter. A route whose parameter is
 * not here fails the access test.
 */
export const recordKinds: Readonly<Record<string, RecordKind>> = {
  '/api/shoots/:id': {
    make: async (orm, { team }) => {
      const values = {
        teamId: team.id,
        title: 'Secret',
        status: 'idea' as const,
        timeZone: 'UTC',
        durationMinutes: 60,
        color: '#3B82F6',
      };
      const [shoot] = await orm.insert(shoots).values(values).returning();
      return shoot!.id;
    },
    bodies: { 'PATCH /api/shoots/:id': { title: 'Taken over' } },
  },
};
