import type { Handles } from '@lensemble/contract/networks';
import type { Language } from '@lensemble/messages/languages';
import { and, eq, sql } from 'drizzle-orm';
import type { CallScope } from '../../access/call-scope.ts';
import { isIdAddressOpen } from '../../db/id-address.ts';
import type { Orm } from '../../db/orm.ts';
import { c, k, NOT_NAMED, PARTICIPANTS } from '../../db/participants.ts';
import { locations } from '../../db/schema/catalogue.ts';
import { shareLinks } from '../../db/schema/share-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { teams } from '../../db/schema/teams.ts';
import { prebuilt, selectList } from '../../db/select.ts';
import { isPlace, l, s } from '../../db/shoots-and-places.ts';
import { outwardShoot } from '../../lib/outward-shoot.ts';
import { PUBLIC_COLUMNS, type PublicRow } from './rows/public-row.ts';

const SHOWN_HANDLES = prebuilt(
  selectList<Handles & Pick<ShownHandles, 'participantId'>>({
    participantId: k.id,
    instagram: c.instagram,
    tiktok: c.tiktok,
    bluesky: c.bluesky,
    website: c.website,
  }),
);

export interface SharedRevision {
  readonly shootId: string;
  /** Of the team. Every change to the shoot raises it. */
  readonly revision: number;
}

/** Undefined if the shoot is private, or only its private link is open. */
export async function findRevision(orm: Orm, id: string): Promise<SharedRevision | undefined> {
  const rows = await orm
    .select({ shootId: shoots.id, revision: teams.revision })
    .from(shoots)
    .innerJoin(teams, eq(teams.id, shoots.teamId))
    .leftJoin(shareLinks, eq(shareLinks.shootId, shoots.id))
    .where(and(eq(shoots.id, id), eq(shoots.isPublic, true), isIdAddressOpen()));
  return rows[0];
}

/** The shoot of a personal link, as `findPublicRow` gives a shared one; undefined if it was deleted. */
export async function findCalledRow(
  orm: Orm,
  { teamId, shootId, participantId }: CallScope,
  language: Language,
): Promise<PublicRow | undefined> {
  const { rows } = await orm.execute<PublicRow>(sql`
    select ${PUBLIC_COLUMNS} from ${shoots} ${s} left join ${locations} ${l} on ${isPlace}
    where ${s.teamId} = ${teamId} and ${s.id} = ${shootId}`);
  return rows[0] && outwardShoot(rows[0], language, [participantId]);
}

interface ShownHandles extends Handles, Record<string, unknown> {
  readonly participantId: string;
}

/** The handles of the participants who show them to the others, without those who asked not to be named. */
export async function listShownHandles(
  orm: Orm,
  { teamId, shootId }: CallScope,
): Promise<ShownHandles[]> {
  const { rows } = await orm.execute<ShownHandles>(sql`
    select ${SHOWN_HANDLES} from ${PARTICIPANTS}
    where ${k.teamId} = ${teamId} and ${k.shootId} = ${shootId} and ${c.showsHandles} and not ${NOT_NAMED}`);
  return rows;
}

/**
 * A shared shoot with what the public view shows; undefined if it is private.
 * @param language of the roles that stand for names
 */
export async function findPublicRow(
  orm: Orm,
  id: string,
  language: Language,
): Promise<PublicRow | undefined> {
  const { rows } = await orm.execute<PublicRow>(sql`
    select ${PUBLIC_COLUMNS} from ${shoots} ${s} left join ${locations} ${l} on ${isPlace}
    where ${s.id} = ${id} and ${s.isPublic}`);
  return rows[0] && outwardShoot(rows[0], language);
}
