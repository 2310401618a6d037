import { amount } from '../../lib/amounts.ts';
import { QuotaError } from '../../lib/quota-error.ts';
import type { Quotas } from '../../start/settings/quotas.ts';

export const tooManyTeams = (quotas: Quotas) =>
  new QuotaError(`You can own at most ${amount(quotas.teams, 'team')}. Please delete one first.`);
