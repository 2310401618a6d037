import { type Column, getTableColumns, isNull, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
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

export function copiedColumns({ table, participant, left = [] }: CopiedLinks): readonly Column[] {
  const { teamId, shootId, ...columns }: Readonly<Record<string, Column>> = getTableColumns(table);
  return Object.values(columns).filter(
    (column) => column !== participant && !left.includes(column),
  );
}

export const COPIED_LINKS = Object.values(copied);
