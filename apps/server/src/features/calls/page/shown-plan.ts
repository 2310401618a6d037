import type { CallPlan } from '@lensemble/contract/call-plan';
import { type Html, html } from '../../../lib/html.ts';

/** Names the plan that the page shows, because what its form sends is to this one. */
export const shownPlan = (plan: CallPlan): Html =>
  html`<input type="hidden" name="plan" value="${JSON.stringify(plan)}">`;
