import { statusWords } from '@lensemble/contract/shoot-status';
import type { Html } from './html.ts';
import { html } from './html.ts';
import { icon } from './icon.ts';

interface Look {
  readonly label: string;
  /** Of the styles. */
  readonly name: string;
}

/** Beside the four statuses the spec knows one more here, which other servers have. */
const looks: Readonly<Record<string, Look>> = {
  idea: { label: statusWords.idea.label, name: 'idea' },
  planning: { label: statusWords.planning.label, name: 'planning' },
  in_progress: { label: 'In Progress', name: 'in-progress' },
  'ready to shoot': { label: statusWords['ready to shoot'].label, name: 'ready' },
  completed: { label: statusWords.completed.label, name: 'done' },
};

/** Icon and word of a status; an unknown one is shown as it is called. */
export function statusBadge(status: string): Html {
  const { label, name } = looks[status] ?? { label: status, name: 'idea' };
  return html`<p class="badge status-${name}">${icon(name)}${label}</p>`;
}
