import { randomUUID } from 'node:crypto';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { type Column, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { TeamScope } from '../../../access/scope.ts';
import type { Orm } from '../../../db/orm.ts';
import * as links from '../../../db/schema/shoot-links.ts';

interface CopiedLinks {
  readonly table: PgTable;
  readonly participant?: Column;
  readonly left?: readonly Column[];
  readonly onlyIf?: SQL;
}

const { shootParticipants, shootReferences, shootParticipantCostumes } = links;

/** What a copy takes from each linked table, in the order of references. A missing table does not compile. */
const copied: Readonly<Record<keyof typeof links, CopiedLinks>> = {
  shootParticipants: { table: shootParticipants, participant: shootParticipants.id },
  shootEquipment: { table: links.shootEquipment },
  shootProps: { table: links.shootProps },
  shootCostumes: { table: links.shootCostumes },
  shootKits: { table: links.shootKits },
  shootParticipantCostumes: {
    table: shootParticipantCostumes,
    participant: shootParticipantCostumes.participantId,
  },
  shootReferences: {
    table: shootReferences,
    left: [shootReferences.id, shootReferences.deletedAt],
    onlyIf: isNull(shootReferences.deletedAt),
  },
};

function copiedColumns({ table, participant, left = [] }: CopiedLinks): readonly Column[] {
  const { teamId, shootId, ...columns }: Readonly<Record<string, Column>> = getTableColumns(table);
  return Object.values(columns).filter(
    (column) => column !== participant && !left.includes(column),
  );
}

const COPIED_LINKS = Object.values(copied);

interface Copy extends Pick<TeamScope, 'teamId'> {
  readonly id: string;
}

/** Copies what is linked to a shoot. Locks the links, so that no linked item is deleted before the copy refers to it. */
export async function copyLinks(tx: Orm, from: ShootDetail, { teamId, id }: Copy): Promise<void> {
  const participants = from.participants.map((person) => [person.id, randomUUID()]);
  const copyIds = JSON.stringify(Object.fromEntries(participants));
  for (const links of COPIED_LINKS) {
    const { table, participant, onlyIf = sql`true` } = links;
    const names = copiedColumns(links).map((column) => sql`, ${sql.identifier(column.name)}`);
    const kept = sql.join(names);
    const [column, copyOf] = participant
      ? [
          sql`, ${sql.identifier(participant.name)}`,
          sql`, (${copyIds}::jsonb ->> ${participant}::text)::uuid`,
        ]
      : [sql``, sql``];
    await tx.execute(sql`
      insert into ${table} (team_id, shoot_id${kept}${column})
      select team_id, ${id}::uuid${kept}${copyOf} from ${table}
      where team_id = ${teamId} and shoot_id = ${from.id} and ${onlyIf} for key share`);
  }
}
