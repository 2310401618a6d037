import { labels } from '@lensemble/messages/labels';
import type { Language } from '@lensemble/messages/languages';
import { type Html, html } from '../../../lib/html.ts';
import { icon } from './icon.ts';

/** The name of the icon, and of the class after `status-`. Includes `in_progress`, a status of other servers. */
const looks = {
  idea: 'idea',
  planning: 'planning',
  in_progress: 'in-progress',
  'ready to shoot': 'ready',
  completed: 'done',
} as const;

const isKnown = (status: string): status is keyof typeof looks => Object.hasOwn(looks, status);

/** The icon and label of a status. An unknown status is its own label. */
export function statusBadge(status: string, language: Language): Html {
  const name = isKnown(status) ? looks[status] : 'idea';
  const label = isKnown(status) ? labels(language)(`status ${status}`) : status;
  return html`<p class="badge status-${name}">${icon(name)}${label}</p>`;
}
