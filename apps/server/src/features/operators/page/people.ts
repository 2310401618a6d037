import type { Language } from '@lensemble/messages/languages';
import { operator } from '@lensemble/messages/operator';
import { type Html, html } from '../../../lib/html.ts';
import type { KnownUser } from '../service.ts';
import type { OperatorView } from '../view.ts';
import { act, day, table } from './parts.ts';

export function people({ users, text }: OperatorView, language: Language): Html {
  const say = operator(language);
  const rows = users.map((user) => [
    html`${user.email}<small>${user.name}</small>${acts(user, text, language)}`,
    user.isConfirmed ? say('yes') : say('no'),
    day(user.createdAt),
    day(user.seenAt),
    user.teams,
  ]);
  const titles = [say('address'), say('confirmed'), say('since'), say('seen'), say('teams')];
  return html`<section aria-labelledby="people"><h2 id="people">${say('people')}</h2>${rows.length === 0 ? html`<p>${say('noPeople')}</p>` : table('people', titles, rows)}</section>`;
}

function acts(
  { email, isConfirmed, hasTwoStep }: KnownUser,
  text: string,
  language: Language,
): Html {
  const say = operator(language);
  const hidden = { email, text };
  const sure = say('deleteUserText', { name: email });
  return html`<details><summary>${say('acts', { name: email })}</summary><div class="acts">
${!isConfirmed && act({ action: 'confirm', hidden, label: say('confirm') })}
${act({ action: 'password-link', hidden, label: say('passwordLink') })}
${act({ action: 'sign-out', hidden, label: say('signOut') })}
${hasTwoStep && act({ action: 'two-step-off', hidden, label: say('twoStepOff'), sure: say('twoStepOffText', { name: email }) })}
${act({ action: 'delete-user', hidden, label: say('delete'), sure, isFinal: true })}</div></details>`;
}
