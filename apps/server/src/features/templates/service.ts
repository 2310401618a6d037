import type { NewShoot, Shoot } from '@lensemble/contract/shoots';
import type { ListedTemplate, Template } from '@lensemble/contract/templates';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { insertShots, listShots } from '../days/service.ts';
import { linkNewShoot } from '../shoot-resources/service.ts';
import { type CreateContext, createLinkedShoot, findShoot } from '../shoots/service.ts';
import { completePlan, itemsOf, linksOf, planOf, planOfExisting } from './plan-of.ts';
import * as queries from './queries.ts';
import { shotsOf } from './template-shots.ts';

type Stores = Pick<Deps, 'orm' | 'env'>;

/** @throws HttpError 404 */
export async function findTemplate(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  id: string,
): Promise<Template> {
  const template = await queries.findTemplate(orm, scope, id);
  if (!template) throw notFound();
  const plan = completePlan(template.plan);
  const there = await queries.existingItems(orm, scope, itemsOf(plan));
  return { ...template, plan: planOfExisting(plan, (item) => there.has(item)) };
}

/** @throws HttpError 404, QuotaError */
export async function saveAsTemplate(
  { orm, env }: Stores,
  scope: TeamScope,
  shootId: string,
  name: string,
): Promise<ListedTemplate> {
  const shoot = await findShoot({ orm }, scope, shootId);
  const plan = planOf(shoot, await listShots({ orm }, { teamId: scope.teamId, shootId }));
  return queries.insertTemplate(orm, scope, { name, plan }, env.quotas);
}

/**
 * Makes a shoot from a template, once per idempotency key.
 * @throws HttpError 404; 422 as `createShoot`
 * @throws QuotaError
 */
export function createFromTemplate(
  deps: Stores,
  scope: TeamScope,
  templateId: string,
  input: NewShoot,
  context: CreateContext,
): Promise<Shoot> {
  const { teamId } = scope;
  return createLinkedShoot(deps, scope, input, context, async (tx, shootId) => {
    // Read here, so that a repeated request gets its first response even if the template is gone.
    const { plan } = await findTemplate({ orm: tx }, scope, templateId);
    const target = { teamId, shootId };
    await linkNewShoot(tx, target, linksOf(plan));
    const made = await findShoot({ orm: tx }, scope, shootId);
    await insertShots(tx, target, shotsOf(plan, made));
  });
}
