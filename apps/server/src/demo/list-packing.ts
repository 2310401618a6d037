import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { TeamScope } from '../access/scope.ts';
import { packingLines, packingRecords } from '../db/schema/packing.ts';
import { shootParticipants } from '../db/schema/shoot-links.ts';
import type { Deps } from '../deps.ts';
import type { DemoPacked } from './demo-shoot.ts';
import type { MadeShoot } from './fill-shoots.ts';
import type { CrewKey } from './people.ts';
import type { Catalogues } from './prepare.ts';

/** Writes what is recorded about the packing of shoots that are linked to what they have. */
export async function listPacking(
  orm: Deps['orm'],
  { teamId }: TeamScope,
  catalogues: Catalogues,
  shoots: readonly MadeShoot[],
): Promise<void> {
  for (const { id: shootId, packing = [] } of shoots) {
    if (packing.length === 0) continue;
    const people = await orm
      .select()
      .from(shootParticipants)
      .where(eq(shootParticipants.shootId, shootId));
    const bringerOf = (key: CrewKey | undefined) =>
      people.find(({ personnelId }) => key && personnelId === catalogues.crew[key].id)?.id;
    const lines = packing.flatMap(({ line: text, isForEverybody }) =>
      text ? [{ id: randomUUID(), text, isForEverybody }] : [],
    );
    await orm
      .insert(packingLines)
      .values(lines.map((line, position) => ({ teamId, shootId, position, ...line })));
    await orm.insert(packingRecords).values(
      packing.map((packed) => ({
        ...{ teamId, shootId, bringerId: bringerOf(packed.by) ?? null },
        ...itemOf(packed, catalogues, lines),
        packedAt: packed.isPacked ? new Date() : null,
        note: packed.note ?? null,
        isNoteOwn: packed.isNoteOwn ?? false,
      })),
    );
  }
}

function itemOf(
  { costume, prop, equipment, kit, line }: DemoPacked,
  catalogues: Catalogues,
  lines: readonly { readonly id: string; readonly text: string }[],
) {
  if (costume) return { costumeId: catalogues.costumes[costume].id };
  if (prop) return { propId: catalogues.props[prop].id };
  if (equipment) return { equipmentId: catalogues.equipment[equipment].id };
  if (kit) return { kitId: catalogues.kits[kit].id };
  return { lineId: lines.find(({ text }) => text === line)?.id };
}
