import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { nextRevision } from '../revision.ts';
import * as catalogue from '../schema/catalogue.ts';
import { shootReferences } from '../schema/shoot-links.ts';
import { shoots } from '../schema/shoots.ts';
import { profiles, teamMembers, teams } from '../schema/teams.ts';
import { findDemoTeam, makeAccounts, removeAccounts } from './accounts.ts';
import { fillCatalogues } from './fill-catalogues.ts';
import { fillShoots } from './fill-shoots.ts';
import { linkShoots } from './link-shoots.ts';
import { removePictures } from './pictures.ts';
import { prepareCatalogues, prepareShoots } from './prepare.ts';

/**
 * Makes the demo team where there is none, or where an earlier run did not come to its end; `afresh` also takes a whole one
 * away first.
 * @returns whether it was made
 */
export async function provideDemoTeam(deps: Deps, afresh: boolean): Promise<boolean> {
  const teamId = await findDemoTeam(deps);
  if (teamId !== undefined) {
    if (!afresh && (await hasShoots(deps, teamId))) return false;
    await removeDemoTeam(deps, teamId);
  }
  await makeDemoTeam(deps);
  return true;
}

async function makeDemoTeam(deps: Deps): Promise<void> {
  const scope = await makeAccounts(deps);
  const catalogues = await prepareCatalogues(deps.storage);
  const prepared = await prepareShoots(deps.storage);
  await deps.orm.transaction(async (tx) => {
    await fillCatalogues(tx, scope, catalogues);
    const made = await fillShoots({ orm: tx }, scope, catalogues, prepared);
    await linkShoots(tx, scope, catalogues, made);
    await tx.update(teams).set({ revision: nextRevision }).where(eq(teams.id, scope.teamId));
  });
}

async function hasShoots({ orm }: Deps, teamId: string): Promise<boolean> {
  const found = await orm
    .select({ id: shoots.id })
    .from(shoots)
    .where(eq(shoots.teamId, teamId))
    .limit(1);
  return found.length > 0;
}

async function removeDemoTeam(deps: Deps, teamId: string): Promise<void> {
  const urls = await listPictures(deps, teamId);
  await removeAccounts(deps, teamId);
  await removePictures(deps.storage, urls);
}

/** The addresses of all pictures that the team and its members have. */
async function listPictures({ orm }: Deps, teamId: string): Promise<string[]> {
  const { personnel, equipment, locations, props, costumes } = catalogue;
  const inTeam = [
    await orm
      .select({ url: personnel.avatarUrl })
      .from(personnel)
      .where(eq(personnel.teamId, teamId)),
    await orm
      .select({ url: shootReferences.url })
      .from(shootReferences)
      .where(eq(shootReferences.teamId, teamId)),
    await orm
      .select({ url: profiles.avatarUrl })
      .from(profiles)
      .innerJoin(teamMembers, eq(teamMembers.userId, profiles.userId))
      .where(eq(teamMembers.teamId, teamId)),
  ];
  for (const table of [equipment, locations, props, costumes]) {
    inTeam.push(
      await orm.select({ url: table.imageUrl }).from(table).where(eq(table.teamId, teamId)),
    );
  }
  return inTeam.flat().flatMap(({ url }) => url ?? []);
}
