import { eq } from 'drizzle-orm';
import { raiseTeamRevision } from '../db/revision.ts';
import { shoots } from '../db/schema/shoots.ts';
import type { Deps } from '../deps.ts';
import { removeDueFiles } from '../features/clean-up/service.ts';
import { findDemoTeam, makeAccounts, removeAccounts } from './accounts.ts';
import { askCrew } from './ask-crew.ts';
import { askDates } from './ask-dates.ts';
import { connectMembers } from './connect-members.ts';
import { fillBell } from './fill-bell.ts';
import { fillCatalogues } from './fill-catalogues.ts';
import { fillShoots, type MadeShoot } from './fill-shoots.ts';
import { holdConvention } from './hold-convention.ts';
import { linkShoots } from './link-shoots.ts';
import { listPacking } from './list-packing.ts';
import { listShots } from './list-shots.ts';
import { noteAway } from './note-away.ts';
import { keepFor, prepareCatalogues, prepareShoots } from './prepare.ts';
import { recordChanges } from './record-changes.ts';
import { demoShoots } from './shoots.ts';
import { signConsents } from './sign-consents.ts';
import { trashProp } from './trash-prop.ts';
import { type CommentsOnChanges, writeComments } from './write-comments.ts';

/**
 * Creates the demo team unless a complete one exists. `afresh` replaces it. Tests make it with narrow pictures, because
 * encoding pictures takes nearly all of the time.
 * @returns whether it was created
 */
export async function provideDemoTeam(
  deps: Deps,
  afresh: boolean,
  pictureWidth?: number,
): Promise<boolean> {
  const teamId = await findDemoTeam(deps);
  if (teamId !== undefined) {
    if (!afresh && (await hasShoots(deps, teamId))) return false;
    await removeDemoTeam(deps, teamId);
  }
  await makeDemoTeam(deps, pictureWidth);
  return true;
}

async function makeDemoTeam(deps: Deps, pictureWidth?: number): Promise<void> {
  const scope = await makeAccounts(deps);
  const keep = keepFor(deps, scope, pictureWidth);
  const catalogues = await prepareCatalogues(keep);
  const prepared = await prepareShoots(keep, demoShoots);
  let shoots: readonly MadeShoot[] = [];
  let onChanges: CommentsOnChanges = new Map();
  await deps.orm.transaction(async (tx) => {
    await fillCatalogues(tx, scope, catalogues);
    await connectMembers(tx, scope, catalogues);
    const made = await fillShoots({ orm: tx, env: deps.env }, scope, catalogues, prepared);
    const people = await linkShoots(tx, scope, catalogues, made);
    await holdConvention(tx, scope, catalogues, made);
    await listShots(tx, scope, catalogues, made);
    await listPacking(tx, scope, catalogues, made);
    await askCrew(tx, catalogues, made, people);
    await askDates({ ...deps, orm: tx }, scope, made);
    await signConsents(tx, scope, catalogues, made, people);
    onChanges = await writeComments(tx, scope, catalogues, made, people);
    await noteAway(tx, scope, catalogues);
    await raiseTeamRevision(tx, scope);
    shoots = made;
  });
  await recordChanges(deps.orm, scope, shoots, onChanges);
  await fillBell(deps.orm, scope, shoots);
  await trashProp(deps.orm, scope);
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
  await removeAccounts(deps, teamId);
  await removeDueFiles(deps, new Date());
}
