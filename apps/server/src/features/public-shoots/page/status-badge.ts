import { statusWords } from '@lensemble/contract/shoot-status';
import { type Html, html } from '../../../lib/html.ts';
import { icon } from './icon.ts';

interface Look {
  readonly label: string;
  /** The name of the icon, and of the class after `status-`. */
  readonly name: string;
}

/** Includes `in_progress`, a status of other servers that this page can show. */
const looks: Readonly<Record<string, Look>> = {
  idea: { label: statusWords.idea.label, name: 'idea' },
  planning: { label: statusWords.planning.label, name: 'planning' },
  in_progress: { label: 'In Progress', name: 'in-progress' },
  'ready to shoot': { label: statusWords['ready to shoot'].label, name: 'ready' },
  completed: { label: statusWords.completed.label, name: 'done' },
};

/** The icon and label of a status. An unknown status is its own label. */
export function statusBadge(status: string): Html {
  const { label, name } = looks[status] ?? { label: status, name: 'idea' };
  return html`<p class="badge status-${name}">${icon(name)}${label}</p>`;
}
