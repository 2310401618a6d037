import { and, eq, isNull } from 'drizzle-orm';
import { profiles } from '../../db/schema/teams.ts';
import type { Deps } from '../../deps.ts';
import { keepAvatar } from '../../features/images/service.ts';
import type { WantedPicture } from '../map/making.ts';
import type { Report } from '../report.ts';
import { findImported, noteImported } from './imported.ts';
import { type Bucket, bringPicture } from './pictures.ts';

type AvatarDeps = Pick<Deps, 'orm' | 'env' | 'storage'>;

/** The picture of a person of the hosted system, and the account here. */
export interface WantedAvatar {
  readonly id: string;
  readonly accountId: string;
  readonly picture: WantedPicture;
}

/** Gives an account its picture, once, unless it has one. */
export async function writeAvatar(
  deps: AvatarDeps,
  bucket: Bucket,
  { id, accountId, picture }: WantedAvatar,
  report: Report,
): Promise<void> {
  const { orm } = deps;
  if ((await findImported(orm, 'avatar', [id])).has(id)) return;
  const url = await bringPicture(
    deps,
    bucket,
    picture,
    report.tell,
    async (upload) => (await keepAvatar(deps, accountId, upload)).url,
  );
  report.write();
  await orm.transaction(async (tx) => {
    await noteImported(tx, 'avatar', id);
    const isBare = and(eq(profiles.userId, accountId), isNull(profiles.avatarUrl));
    if (url !== undefined) await tx.update(profiles).set({ avatarUrl: url }).where(isBare);
  });
}
