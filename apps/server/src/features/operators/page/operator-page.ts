import type { Language } from '@lensemble/messages/languages';
import { operator } from '@lensemble/messages/operator';
import { problem } from '../../../doctor/finding.ts';
import { type Html, html } from '../../../lib/html.ts';
import type { OperatorView } from '../view.ts';
import { duration, size } from './amounts.ts';
import { act, field, table } from './parts.ts';
import { people } from './people.ts';
import { teams } from './teams.ts';

export const operatorHead = (language: Language) =>
  html`<title>${operator(language)('title')} · Lensemble</title>`;

/** The page of operators. It is complete without scripts. */
export function operatorPage(view: OperatorView, language: Language, outcome?: Outcome): Html {
  const say = operator(language);
  return html`<main class="operator"><h1>${say('title')}</h1>${outcome && sayOutcome(outcome, language)}
${state(view, language)}
<form id="find" method="get" action="/operator#find" role="search">${field('text', 'search', say('findWhat'), view.text)}<button class="button">${say('find')}</button></form>
${people(view, language)}
${teams(view, language)}
${failedJobs(view, language)}
</main>`;
}

/** What each act has done that leads back to the page. */
const acts = {
  confirm: 'didConfirm',
  'two-step-off': 'didTwoStepOff',
  'sign-out': 'didSignOut',
  'give-team': 'didGive',
  'delete-user': 'didDeleteUser',
  'delete-team': 'didDeleteTeam',
  retry: 'didRetry',
} as const;

export const actNames = Object.keys(acts) as (keyof typeof acts)[];

/** Why an act was not done. */
export type Refusal = 'gone' | 'notMember';

type Outcome = keyof typeof acts | Refusal;

function sayOutcome(outcome: Outcome, language: Language): Html {
  const say = operator(language);
  return outcome === 'gone' || outcome === 'notMember'
    ? html`<p role="alert" class="wrong">${say(outcome)}</p>`
    : html`<p role="status">${say(acts[outcome])}</p>`;
}

/** Where the page is with the list that was searched for. */
export function pageAddress(text: string, done?: string): string {
  const query = new URLSearchParams({ ...(text && { text }), ...(done && { done }) });
  return query.size > 0 ? `/operator?${query}` : '/operator';
}

function state(view: OperatorView, language: Language): Html {
  const say = operator(language);
  const { used, idle, waiting } = view.connections;
  const troubles = Object.values(view.troubles).map((sentence) => problem(sentence));
  const findings = [...troubles, ...(view.findings ?? [])];
  const isWell = view.findings !== undefined && findings.length === 0;
  const rows = view.queues.map((queue) => [
    queue.name,
    queue.waiting,
    queue.running,
    queue.failed,
    queue.ageSeconds > 0 ? duration(queue.ageSeconds, language) : '–',
  ]);
  const titles = [say('queue'), say('waiting'), say('running'), say('failed'), say('oldest')];
  return html`<section aria-labelledby="state"><h2 id="state">${say('state')}</h2>
${findings.map(({ level, sentence }) => html`<p${level === 'problem' && html` class="wrong"`} lang="en">${sentence}</p>`)}${isWell && html`<p>${say('allWell')}</p>`}
<dl><dt>${say('version')}</dt><dd>${view.version}</dd>
<dt>${say('uptime')}</dt><dd>${duration(view.uptimeSeconds, language)}</dd>
<dt>${say('memory')}</dt><dd>${size(view.memoryBytes, language)}</dd>
<dt>${say('disk')}</dt><dd>${size(view.freeBytes, language)}</dd>
<dt>${say('connections')}</dt><dd>${used} / ${used + idle} (${say('waiting')}: ${waiting})</dd></dl>
<p>${say('examineText')}</p><form class="after" method="get" action="/operator">${view.text && html`<input type="hidden" name="text" value="${view.text}">`}<button class="button" name="examine" value="1">${say('examine')}</button></form>
</section><section aria-labelledby="queues"><h2 id="queues">${say('background')}</h2>${table('queues', titles, rows)}</section>`;
}

function failedJobs({ failed, text }: OperatorView, language: Language): Html {
  const say = operator(language);
  const retry = (job: string, label: string) =>
    act({ action: 'retry', hidden: { job, text }, label });
  const rows = failed.map((job) => [
    html`${job.queue}<small>${job.id}</small>`,
    job.attempts,
    retry(job.id, say('retry')),
  ]);
  const all = failed.length > 0 && retry('all', say('retryAll'));
  return html`<section aria-labelledby="jobs"><h2 id="jobs">${say('jobs')}</h2>
${failed.length === 0 ? html`<p>${say('noJobs')}</p>` : table('jobs', [say('queue'), say('attempts'), say('retry')], rows)}${all}</section>`;
}

/** A link that sets the password of an account. */
export function linkPage(email: string, link: string, text: string, language: Language): Html {
  const say = operator(language);
  return html`<main class="operator"><h1>${say('passwordLink')}</h1>
<p>${say('linkText', { email })}</p><p><code>${link}</code></p><p><a class="button" href="${pageAddress(text)}">${say('back')}</a></p></main>`;
}

/** Where an operator signs in who comes back to the page. */
export const signInAddress = (page: string, again = false) =>
  `/auth?${new URLSearchParams({ ...(again && { again: 'true' }), redirect: page })}`;

/** What a person without a recent sign-in gets for what only they may do. */
export function againPage(text: string, language: Language): Html {
  const say = operator(language);
  return html`<main class="operator"><h1>${say('signInAgain')}</h1><p>${say('signInAgainText')}</p>
<p class="choices"><a class="button" href="${signInAddress(pageAddress(text), true)}">${say('signInAgain')}</a><a class="button" href="${pageAddress(text)}">${say('back')}</a></p></main>`;
}
