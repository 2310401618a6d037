import { type Html, html } from '../../../lib/html.ts';

/** A decorative icon of the page's frame (`frame.tsx` of the web application). */
export const icon = (
  name:
    | 'yes'
    | 'maybe'
    | 'no'
    | 'arrow'
    | 'calendar'
    | 'away'
    | 'unfold'
    | 'zone'
    | 'map'
    | 'duration'
    | 'sun'
    | 'cloud'
    | 'note',
): Html => html`<svg class="icon" aria-hidden="true"><use href="#icon-${name}"/></svg>`;
