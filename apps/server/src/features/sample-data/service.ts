import {
  HAS_SHOOTS_MESSAGE,
  SAMPLE_KINDS,
  type SampleData,
  type SampleKind,
} from '@lensemble/contract/sample-data';
import type { TeamScope } from '../../access/scope.ts';
import { fillCatalogues } from '../../demo/fill-catalogues.ts';
import { fillShoots } from '../../demo/fill-shoots.ts';
import { linkShoots } from '../../demo/link-shoots.ts';
import { listShots } from '../../demo/list-shots.ts';
import { keepFor } from '../../demo/prepare.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/errors/http-error.ts';
import { defineLimit, HOUR } from '../../http/rate-limits.ts';
import { afterDeleting, deleteLocked } from '../shoots/service.ts';
import { withNotices } from '../told-plans/service.ts';
import * as queries from './queries.ts';
import { prepareSampleSet } from './sample-set.ts';

/** Each one encodes pictures. */
const sampleDataOfPerson = defineLimit(
  'sampleDataOfPerson',
  { points: 10, seconds: HOUR },
  'person',
);

/**
 * Fills a team without shoots, once for several requests.
 * @param pictureWidth of narrow pictures, for tests that do not look at them
 * @throws QuotaError
 * @throws HttpError 409 for a team with shoots; 429
 */
export async function addSampleData(
  deps: Pick<Deps, 'orm' | 'env' | 'storage' | 'limits'>,
  scope: TeamScope,
  pictureWidth?: number,
): Promise<void> {
  if (await isFilled(deps.orm, scope)) return;
  await deps.limits.count([sampleDataOfPerson.by(scope.userId)]);
  const { catalogues, shoots } = await prepareSampleSet(keepFor(deps, scope, pictureWidth));
  const { env } = deps;
  await queries.inTransaction(deps.orm, async (tx) => {
    await queries.lockTeam(tx, scope);
    if (await isFilled(tx, scope)) return;
    await fillCatalogues(tx, scope, catalogues);
    const made = await fillShoots({ orm: tx, env }, scope, catalogues, shoots);
    await linkShoots(tx, scope, catalogues, made);
    await listShots(tx, scope, catalogues, made);
    const kinds: readonly Readonly<Record<string, { readonly id: string }>>[] =
      Object.values(catalogues);
    const items = kinds.flatMap((kind) => Object.values(kind).map(({ id }) => id));
    const ids = { items, shootIds: made.map(({ id }) => id) };
    await queries.noteSamples(tx, scope, ids, env.quotas);
  });
}

/** Whether a team has sample data. @throws HttpError 409 if it has shoots instead */
async function isFilled(orm: Deps['orm'], scope: TeamScope): Promise<boolean> {
  if (await queries.hasSamples(orm, scope)) return true;
  if (await queries.hasShoots(orm, scope)) throw conflict(HAS_SHOOTS_MESSAGE);
  return false;
}

export async function findSampleData(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
): Promise<SampleData> {
  const samples = await queries.listSamples(orm, scope);
  const countOf = (kind: SampleKind) =>
    samples.filter((sample) => sample.goes && sample.kind === kind).length;
  return {
    goes: Object.fromEntries(
      SAMPLE_KINDS.map((kind) => [kind, countOf(kind)]),
    ) as SampleData['goes'],
    stays: samples.filter(({ goes }) => !goes).map(({ name }) => name),
  };
}

/** Deletes the unchanged and unused records, in one transaction. The rest becomes the team's own. */
export async function removeSampleData(
  deps: Parameters<typeof deleteLocked>[1],
  scope: TeamScope,
): Promise<void> {
  const work = async (tx: Deps['orm']) => {
    await queries.lockSamples(tx, scope);
    const gone = (await queries.listSamples(tx, scope)).filter(({ goes }) => goes);
    await queries.deleteSamples(tx, scope, gone);
    const ids = gone.filter(({ kind }) => kind === 'shoots').map(({ id }) => id);
    return { ids, isTold: await deleteLocked(tx, deps, scope, ids, 'nowhere') };
  };
  const { ids, isTold } = await withNotices(deps, () => queries.inTransaction(deps.orm, work));
  afterDeleting(deps, ids, isTold);
}
