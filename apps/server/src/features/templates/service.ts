import type { ListedTemplate, Template } from '@lensemble/contract/templates';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { invalid, notFound } from '../../http/errors/http-error.ts';
import { applyOperations, listShots } from '../days/service.ts';
import { findShoot } from '../shoots/service.ts';
import { completePlan, itemsOf, planOf, planOfExisting } from './plan-of.ts';
import * as queries from './queries.ts';
import { additionsOf } from './template-shots.ts';

type Stores = Pick<Deps, 'orm' | 'env'>;

/** @throws HttpError 404 */
export async function findTemplate(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  id: string,
): Promise<Template> {
  const template = await readTemplate({ orm }, scope, id);
  if (!template) throw notFound();
  return template;
}

async function readTemplate(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  id: string,
): Promise<Template | undefined> {
  const template = await queries.findTemplate(orm, scope, id);
  if (!template) return undefined;
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

/** Adds the shot list of a template to a shoot, once. @throws HttpError 404, 422, 429 */
export async function addTemplateShots(
  deps: Stores & Pick<Deps, 'limits'>,
  scope: TeamScope,
  shootId: string,
  templateId: string,
): Promise<void> {
  const shoot = await findShoot(deps, scope, shootId);
  const template = await readTemplate(deps, scope, templateId);
  if (!template) throw invalid({ templateId: 'This template was not found' });
  const { plan } = template;
  const additions = additionsOf(templateId, plan, shoot, new Date());
  if (additions.length > 0) await applyOperations(deps, scope, shootId, additions);
}
