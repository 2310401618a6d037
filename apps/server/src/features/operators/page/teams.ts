import type { Language } from '@lensemble/messages/languages';
import { operator } from '@lensemble/messages/operator';
import { type Html, html } from '../../../lib/html.ts';
import type { KnownTeam } from '../service.ts';
import type { OperatorView } from '../view.ts';
import { act, day, field, table } from './parts.ts';

export function teams({ teams: found, text }: OperatorView, language: Language): Html {
  const say = operator(language);
  const rows = found.map((team) => [
    html`${team.name}<small>${team.id}</small>${acts(team, text, language)}`,
    team.owners.join(', ') || say('none'),
    team.members,
    day(team.createdAt),
  ]);
  const titles = [say('team'), say('owners'), say('members'), say('since')];
  return html`<section aria-labelledby="teams"><h2 id="teams">${say('teams')}</h2>${rows.length === 0 ? html`<p>${say('noTeams')}</p>` : table('teams', titles, rows)}</section>`;
}

function acts({ id, name }: KnownTeam, text: string, language: Language): Html {
  const say = operator(language);
  const hidden = { team: id, text };
  const more = field('email', 'email', say('giveTo'), '', true);
  const sure = say('deleteTeamText', { name });
  return html`<details><summary>${say('acts', { name })}</summary><div class="acts">
${act({ action: 'give-team', hidden, label: say('give'), more })}
${act({ action: 'delete-team', hidden, label: say('delete'), sure, isFinal: true })}</div></details>`;
}
